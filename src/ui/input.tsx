import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type InputProps = ComponentProps<"input"> & {
  /** Drawn inside the box, before the text. */
  icon?: LucideIcon;
};

/** One line of text. The placeholder is an example, never the label. */
export function Input({ icon, className, ...rest }: InputProps) {
  const input = <input {...rest} className={classNames("input", className)} />;
  if (!icon) return input;
  return (
    <div className="input-icon">
      <Icon of={icon} />
      {input}
    </div>
  );
}
