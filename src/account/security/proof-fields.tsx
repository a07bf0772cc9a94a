import { Field } from "../../ui/field.tsx";
import { CodeField } from "../ui/code-field.tsx";
import { PasswordInput } from "../ui/password-input.tsx";
import type { SecurityErrors } from "./security-form.ts";

type ProofFieldsProps = {
  email: string;
  /** Whether two-step sign-in is on, so that a code is asked for as well. */
  withCode: boolean;
  errors: SecurityErrors;
  label?: string;
  /** Moves the focus here, for fields that appear where a button was pressed. */
  focus?: boolean;
};

/** What proves that the owner is at the keyboard: the password, and a code where two-step sign-in is on. */
export function ProofFields({
  email,
  withCode,
  errors,
  label = "Your password",
  focus = false,
}: ProofFieldsProps) {
  return (
    <>
      {/* For password managers: whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <Field label={label} error={errors.current}>
        {(control) => (
          <PasswordInput
            {...control}
            name="current"
            autoComplete="current-password"
            ref={focus ? focusOn : undefined}
            required
          />
        )}
      </Field>
      {withCode && <CodeField error={errors.code} />}
    </>
  );
}

function focusOn(input: HTMLInputElement | null) {
  input?.focus();
}
