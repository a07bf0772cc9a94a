import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "./password-input.tsx";

type NewPasswordFieldsProps = {
  errors: { password?: string | undefined; confirm?: string | undefined };
  label?: string;
  again?: string;
};

/** A new password, twice. */
export function NewPasswordFields({
  errors,
  label = "Password",
  again = "Confirm password",
}: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label={label}
        hint="At least ten characters. A short sentence works well."
        error={errors.password}
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" required />}
      </Field>
      <Field label={again} error={errors.confirm}>
        {(control) => <PasswordInput {...control} name="confirm" autoComplete="new-password" required />}
      </Field>
    </>
  );
}
