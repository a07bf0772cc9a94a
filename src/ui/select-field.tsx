import { Field, type FieldFrame } from "./field.tsx";
import { Select, type SelectProps } from "./select.tsx";

/** A field with a native select. */
export function SelectField({ label, optional, hint, aside, error, ...rest }: FieldFrame & SelectProps) {
  return (
    <Field label={label} optional={optional} hint={hint} aside={aside} error={error}>
      {(control) => <Select {...control} {...rest} />}
    </Field>
  );
}
