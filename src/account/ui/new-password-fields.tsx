import type { Fields } from "../../platform/forms/controls.ts";
import { PasswordField } from "./password-field.tsx";

type NewPasswordFieldsProps = { fields: Fields<"password" | "confirm">; label?: string; again?: string };

/** A new password, twice. */
export function NewPasswordFields({
  fields,
  label = "Password",
  again = "Confirm password",
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        hint="At least ten characters. A short sentence works well."
        autoComplete="new-password"
        {...fields.password}
      />
      <PasswordField label={again} autoComplete="new-password" {...fields.confirm} />
    </>
  );
}
