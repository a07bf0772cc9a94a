import type { LucideIcon } from "lucide-react";
import { classNames } from "./class-names.ts";

type IconProps = {
  /** A lucide icon, imported by name: only those end up in the page's script. */
  of: LucideIcon;
  size?: "sm" | "md" | "lg";
  className?: string;
};

const sizeClasses = { sm: "icon-sm", md: "icon", lg: "icon-lg" } as const;

/** Decoration beside a word. Where an icon stands alone, the control around it carries the name. */
export function Icon({ of: Drawing, size = "md", className }: IconProps) {
  return <Drawing aria-hidden className={classNames(sizeClasses[size], className)} strokeWidth={1.75} />;
}
