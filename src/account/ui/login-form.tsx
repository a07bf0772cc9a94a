import { Link } from "react-router";
import type { Fields } from "../../platform/forms/controls.ts";
import { InputField } from "../../ui/input-field.tsx";
import { AuthForm } from "./auth-form.tsx";
import { authAddress } from "./auth-tabs.tsx";
import { PasswordField } from "./password-field.tsx";

type LoginFormProps = { returnUrl: string; fields: Fields<"email" | "password"> };

export function LoginForm({ returnUrl, fields }: LoginFormProps) {
  return (
    <AuthForm action={authAddress("login", returnUrl)} button="Sign In" busy="Signing in...">
      <InputField label="Email" type="email" autoComplete="username" {...fields.email} />
      <PasswordField
        label="Password"
        aside={
          <Link className="link" to="/auth/recover">
            Forgot password?
          </Link>
        }
        autoComplete="current-password"
        {...fields.password}
      />
    </AuthForm>
  );
}
