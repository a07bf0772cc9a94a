import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import type { AuthErrors, TypedAuth } from "../forms/auth-form.ts";

/** The address of an account. */
export function EmailField({ typed, errors }: { typed: TypedAuth; errors: AuthErrors }) {
  return (
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
  );
}
