import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { Field, type FieldFrame } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Input } from "../../ui/input.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

type PasswordInputProps = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue">;

/** A field with a password input. */
export function PasswordField({ label, hint, aside, error, ...rest }: FieldFrame & PasswordInputProps) {
  return (
    <Field label={label} hint={hint} aside={aside} error={error}>
      {(control) => <PasswordInput {...control} {...rest} />}
    </Field>
  );
}

/** A password input with a button that shows the text. Without JavaScript there is no button. */
function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <div className="password">
      <Input {...props} type={shown ? "text" : "password"} spellCheck={false} autoCapitalize="none" />
      {hydrated && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </button>
      )}
    </div>
  );
}
