import { ArrowRight } from "lucide-react";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { CopyLine } from "./copy-line.tsx";

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
