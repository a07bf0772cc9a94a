import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
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
      {withCode && (
        <Field
          label="Code"
          hint="The six digits your app shows now, or one of your recovery codes."
          error={errors.code}
        >
          {(control) => (
            <Input
              {...control}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              required
            />
          )}
        </Field>
      )}
    </>
  );
}

function focusOn(input: HTMLInputElement | null) {
  input?.focus();
}
