import { Form, useNavigation } from "react-router";
import { fillIn, type Controls } from "../../platform/forms/controls.ts";
import { Button } from "../../ui/button.tsx";
import { NewPasswordFields } from "../ui/new-password-fields.tsx";
import { ProofFields } from "./proof-fields.tsx";
import type { SecurityErrors } from "./security-form.ts";

type PasswordSectionProps = {
  email: string;
  isTwoStep: boolean;
  controls: Controls<"password" | "confirm">;
  errors: SecurityErrors;
};

/** The password section: the current password, and the new one twice. */
export function PasswordSection({ email, isTwoStep, controls, errors }: PasswordSectionProps) {
  const isSaving = useNavigation().formData?.get("intent") === "change-password";
  return (
    <section className="setting-group" aria-labelledby="h-password">
      <h2 id="h-password">Password</h2>
      <Form method="post" action="/settings/security" className="account-rows" noValidate>
        <input type="hidden" name="intent" value="change-password" />
        <ProofFields email={email} withCode={isTwoStep} errors={errors} label="Current password" />
        <NewPasswordFields
          fields={fillIn(controls, { errors })}
          label="New password"
          again="New password again"
        />
        <div className="account-actions">
          <Button busy={isSaving}>{isSaving ? "Changing..." : "Change password"}</Button>
          <span className="meta">Other devices are signed out.</span>
        </div>
      </Form>
    </section>
  );
}
