import type { LucideIcon } from "lucide-react";
import { classNames } from "./class-names.ts";

type IconProps = {
  /** A lucide icon, imported by name so that the page's script includes no other icons. */
  of: LucideIcon;
  size?: "sm" | "md" | "lg";
  className?: string;
};

const sizeClasses = { sm: "icon-sm", md: "icon", lg: "icon-lg" } as const;

/** A decoration next to a word. If an icon is the only content of a control, the control needs an accessible name. */
export function Icon({ of: Drawing, size = "md", className }: IconProps) {
  return <Drawing aria-hidden className={classNames(sizeClasses[size], className)} strokeWidth={1.75} />;
}
