import type { ComponentProps } from "react";
import { Field, type FieldFrame } from "./field.tsx";
import { Textarea } from "./textarea.tsx";

/** A field with a multi-line text input. */
export function TextareaField({
  label,
  optional,
  hint,
  aside,
  error,
  ...rest
}: FieldFrame & ComponentProps<"textarea">) {
  return (
    <Field label={label} optional={optional} hint={hint} aside={aside} error={error}>
      {(control) => <Textarea {...control} {...rest} />}
    </Field>
  );
}
