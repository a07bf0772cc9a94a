import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type BadgeProps = {
  /** Verdicts are good, warn and bad. "new" is lichen. "line" has a border and no background. */
  tone?: "neutral" | "brand" | "good" | "warn" | "bad" | "new" | "line";
  icon?: LucideIcon;
  children: ReactNode;
  className?: string;
};

/** A state in one word. The word says it: colour alone never does. */
export function Badge({ tone = "neutral", icon, children, className }: BadgeProps) {
  return (
    <span className={classNames("badge", tone !== "neutral" && `badge-${tone}`, className)}>
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </span>
  );
}
