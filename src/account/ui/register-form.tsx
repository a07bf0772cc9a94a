import type { Fields } from "../../platform/forms/controls.ts";
import { InputField } from "../../ui/input-field.tsx";
import { AuthForm } from "./auth-form.tsx";
import { authAddress } from "./auth-tabs.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

type RegisterFormProps = { returnUrl: string; fields: Fields<"name" | "email" | "password" | "confirm"> };

export function RegisterForm({ returnUrl, fields }: RegisterFormProps) {
  return (
    <AuthForm action={authAddress("register", returnUrl)} button="Sign Up" busy="Signing up...">
      <InputField label="Name" autoComplete="name" {...fields.name} />
      <InputField label="Email" type="email" autoComplete="username" {...fields.email} />
      <NewPasswordFields fields={fields} />
    </AuthForm>
  );
}
