import { Field, type FieldFrame } from "./field.tsx";
import { Input, type InputProps } from "./input.tsx";

/** A field with a single-line text input. */
export function InputField({ label, optional, hint, aside, error, ...rest }: FieldFrame & InputProps) {
  return (
    <Field label={label} optional={optional} hint={hint} aside={aside} error={error}>
      {(control) => <Input {...control} {...rest} />}
    </Field>
  );
}
