import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";

/** A field for a code from an authenticator app or a recovery code. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Code"
      hint="The six digits your app shows now, or one of your recovery codes."
      error={error}
    >
      {(control) => (
        <Input
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
        />
      )}
    </Field>
  );
}
