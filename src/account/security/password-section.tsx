import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../ui/password-input.tsx";
import type { SecurityErrors } from "./security-form.ts";

/** The current password, and the new one twice. */
export function PasswordSection({ email, errors }: { email: string; errors: SecurityErrors }) {
  const isSaving = useNavigation().formData?.get("intent") === "change-password";
  return (
    <section className="setting-group" aria-labelledby="h-password">
      <h2 id="h-password">Password</h2>
      <Form method="post" action="/settings/security" className="account-rows" noValidate>
        <input type="hidden" name="intent" value="change-password" />
        {/* For password managers: whose password it is. */}
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <Field label="Current password" error={errors.current}>
          {(control) => (
            <PasswordInput {...control} name="current" autoComplete="current-password" required />
          )}
        </Field>
        <Field
          label="New password"
          hint="At least ten characters. A short sentence works well."
          error={errors.password}
        >
          {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" required />}
        </Field>
        <Field label="New password again" error={errors.confirm}>
          {(control) => <PasswordInput {...control} name="confirm" autoComplete="new-password" required />}
        </Field>
        <div className="account-actions">
          <Button busy={isSaving}>{isSaving ? "Changing..." : "Change password"}</Button>
          <span className="meta">Other devices are signed out.</span>
        </div>
      </Form>
    </section>
  );
}
