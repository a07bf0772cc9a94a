import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link, type To } from "react-router";
import { Icon } from "./icon.tsx";

type ChipProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  type?: "checkbox" | "radio";
  label: ReactNode;
  /** Drawn before the label. */
  glyph?: ReactNode;
  /** How many it would bring. */
  count?: string;
};

/** A choice in a filter: a checkbox that looks like a key. */
export function Chip({ type = "checkbox", label, glyph, count, ...rest }: ChipProps) {
  return (
    <label className="chip">
      <input {...rest} type={type} />
      {glyph}
      {label}
      {count && <span className="n">{count}</span>}
    </label>
  );
}

/** A filter in force; the whole chip is a link to the same page without it. */
export function ChipRemove({ to, label }: { to: To; label: string }) {
  return (
    <Link className="chip chip-x" to={to} preventScrollReset>
      <span className="sr">Remove filter </span>
      {label}
      <Icon of={X} size="sm" />
    </Link>
  );
}
