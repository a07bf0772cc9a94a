import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export type InputProps = ComponentProps<"input"> & {
  /** Shown inside the box, before the text. */
  icon?: LucideIcon;
};

/**
 * A single-line text input. The placeholder is an example, never the label. The text direction follows its first
 * letter, whatever the direction of the page is.
 */
export function Input({ icon, className, ...rest }: InputProps) {
  const input = <input dir="auto" {...rest} className={classNames("input", className)} />;
  if (!icon) return input;
  return (
    <div className="input-icon">
      <Icon of={icon} />
      {input}
    </div>
  );
}
