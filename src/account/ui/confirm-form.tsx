import { InputField } from "../../ui/input-field.tsx";
import type { Fields } from "../../platform/forms/controls.ts";
import { AuthForm } from "./auth-form.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

type ConfirmFormProps = {
  /** Path and query of the page it posts to. */
  action: string;
  token: string;
  email: string;
  /** Whether the form asks for a name and a password, because the link was sent again or belongs to another browser. */
  asksPassword: boolean;
  fields: Fields<"name" | "password" | "confirm">;
};

/** Confirms an address: one button and, with `asksPassword`, a name and a password. */
export function ConfirmForm({ action, token, email, asksPassword, fields }: ConfirmFormProps) {
  return (
    <AuthForm action={action} button="Confirm my email" busy="Confirming...">
      <input type="hidden" name="token" value={token} />
      {asksPassword && (
        <>
          {/* Tells a password manager whose password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <InputField label="Name" autoComplete="name" {...fields.name} />
          <NewPasswordFields fields={fields} />
        </>
      )}
    </AuthForm>
  );
}
