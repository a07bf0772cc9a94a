import { InputField } from "../../ui/input-field.tsx";

/** A field for a code from an authenticator app or a recovery code. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <InputField
      label="Code"
      hint="The six digits your app shows now, or one of your recovery codes."
      error={error}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      required
    />
  );
}
