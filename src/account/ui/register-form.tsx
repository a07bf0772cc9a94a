import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import type { AuthErrors, TypedAuth } from "../forms/auth-form.ts";
import { AuthForm } from "./auth-form.tsx";
import { authAddress } from "./auth-tabs.tsx";
import { PasswordInput } from "./password-input.tsx";

type RegisterFormProps = { returnUrl: string; typed: TypedAuth; errors: AuthErrors };

export function RegisterForm({ returnUrl, typed, errors }: RegisterFormProps) {
  return (
    <AuthForm
      action={authAddress("register", returnUrl)}
      errors={errors}
      button="Sign Up"
      busy="Signing up..."
    >
      <Field label="Name" error={errors.name}>
        {(control) => (
          <Input {...control} name="name" autoComplete="name" defaultValue={typed.name} required />
        )}
      </Field>
      <Field label="Email" error={errors.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            defaultValue={typed.email}
            required
          />
        )}
      </Field>
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
    </AuthForm>
  );
}
