import { Field } from "../../ui/field.tsx";
import type { AuthErrors } from "../forms/auth-form.ts";
import { PasswordInput } from "./password-input.tsx";

/** The password of a new account, twice. */
export function NewPasswordFields({ errors }: { errors: AuthErrors }) {
  return (
    <>
      <Field
        label="Password"
        hint="At least ten characters. A short sentence works well."
        error={errors.password}
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" required />}
      </Field>
      <Field label="Confirm password" error={errors.confirm}>
        {(control) => <PasswordInput {...control} name="confirm" autoComplete="new-password" required />}
      </Field>
    </>
  );
}
