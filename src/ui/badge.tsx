import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type BadgeProps = {
  /** Verdicts are good, warn and bad; "new" is lichen; "line" has an edge and no ground. */
  tone?: "neutral" | "brand" | "good" | "warn" | "bad" | "new" | "line";
  icon?: LucideIcon;
  children: ReactNode;
  className?: string;
};

/** A state in a word. Never a colour alone: the word says it. */
export function Badge({ tone = "neutral", icon, children, className }: BadgeProps) {
  return (
    <span className={classNames("badge", tone !== "neutral" && `badge-${tone}`, className)}>
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </span>
  );
}
