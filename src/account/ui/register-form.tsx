import { InputField } from "../../ui/input-field.tsx";
import type { AuthErrors, TypedAuth } from "../forms/auth-form.ts";
import { AuthForm } from "./auth-form.tsx";
import { authAddress } from "./auth-tabs.tsx";
import { EmailField } from "./email-field.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

type RegisterFormProps = { returnUrl: string; typed: TypedAuth; errors: AuthErrors };

export function RegisterForm({ returnUrl, typed, errors }: RegisterFormProps) {
  return (
    <AuthForm
      action={authAddress("register", returnUrl)}
      errors={errors}
      button="Sign Up"
      busy="Signing up..."
    >
      <InputField
        label="Name"
        error={errors.name}
        name="name"
        autoComplete="name"
        defaultValue={typed.name}
        required
      />
      <EmailField typed={typed} errors={errors} />
      <NewPasswordFields errors={errors} />
    </AuthForm>
  );
}
