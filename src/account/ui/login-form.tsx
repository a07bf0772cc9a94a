import { Link } from "react-router";
import { Field } from "../../ui/field.tsx";
import type { AuthErrors, TypedAuth } from "../forms/auth-form.ts";
import { AuthForm } from "./auth-form.tsx";
import { authAddress } from "./auth-tabs.tsx";
import { EmailField } from "./email-field.tsx";
import { PasswordInput } from "./password-input.tsx";

type LoginFormProps = { returnUrl: string; typed: TypedAuth; errors: AuthErrors };

export function LoginForm({ returnUrl, typed, errors }: LoginFormProps) {
  return (
    <AuthForm action={authAddress("login", returnUrl)} errors={errors} button="Sign In" busy="Signing in...">
      <EmailField typed={typed} errors={errors} />
      <Field
        label="Password"
        error={errors.password}
        aside={
          <Link className="link" to="/auth/recover">
            Forgot password?
          </Link>
        }
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
      </Field>
    </AuthForm>
  );
}
