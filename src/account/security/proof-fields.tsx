import { CodeField } from "../ui/code-field.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import type { SecurityErrors } from "./security-form.ts";

type ProofFieldsProps = {
  email: string;
  /** Whether two-step sign-in is on, so that the form also asks for a code. */
  withCode: boolean;
  errors: SecurityErrors;
  label?: string;
  /** Moves the focus here when the fields appear after a button was pressed. */
  focus?: boolean;
};

/** The fields that prove that the owner is at the keyboard: the password, and a code if two-step sign-in is on. */
export function ProofFields({
  email,
  withCode,
  errors,
  label = "Your password",
  focus = false,
}: ProofFieldsProps) {
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={label}
        error={errors.current}
        name="current"
        autoComplete="current-password"
        ref={focus ? focusOn : undefined}
        required
      />
      {withCode && <CodeField error={errors.code} />}
    </>
  );
}

function focusOn(input: HTMLInputElement | null) {
  input?.focus();
}
