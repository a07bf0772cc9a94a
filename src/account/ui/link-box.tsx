import { ArrowRight, Copy } from "lucide-react";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

type LinkBoxProps = { label: string; hint: string; button: string; address: string };

/** A link that would otherwise be mailed, to open or to copy. */
export function LinkBox({ label, hint, button, address }: LinkBoxProps) {
  return (
    <div className="link-box">
      <CopyLine label={label} hint={hint} text={address} />
      <a className={buttonClass({ look: "primary", size: "lg" })} href={address}>
        {button}
        <Icon of={ArrowRight} size="sm" />
      </a>
    </div>
  );
}

/** A text with a Copy button. Without JavaScript there is no button, but the text can be selected. */
function CopyLine({ label, hint, text }: { label: string; hint: string; text: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const hydrated = useHydrated();
  async function copy() {
    input.current?.select();
    // If the browser refuses, the text is still selected.
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="copy-line">
          <Input {...control} ref={input} readOnly dir="ltr" value={text} />
          {hydrated && (
            <Button look="secondary" onClick={() => void copy()}>
              <Icon of={Copy} size="sm" />
              <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
