import { InputField } from "../../ui/input-field.tsx";
import type { AuthErrors, TypedAuth } from "../forms/auth-form.ts";

/** The address of an account. */
export function EmailField({ typed, errors }: { typed: TypedAuth; errors: AuthErrors }) {
  return (
    <InputField
      label="Email"
      error={errors.email}
      type="email"
      name="email"
      autoComplete="username"
      defaultValue={typed.email}
      required
    />
  );
}
