import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type InputProps = ComponentProps<"input"> & {
  /** Drawn inside the box, before the text. */
  icon?: LucideIcon;
};

/**
 * One line of text. The placeholder is an example, never the label. What is written runs the way its first letter does,
 * whatever the page around it does.
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
