import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link, type To } from "react-router";
import { Icon } from "./icon.tsx";

type ChipProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  type?: "checkbox" | "radio";
  label: ReactNode;
  /** Shown before the label. */
  glyph?: ReactNode;
  /** The number of results that it would give. */
  count?: string;
};

/** A choice in a filter: a checkbox that looks like a key. One that would give nothing is grey. */
export function Chip({ type = "checkbox", label, glyph, count, ...rest }: ChipProps) {
  return (
    <label className="chip">
      <input {...rest} type={type} data-empty={count === "0" || undefined} />
      {glyph}
      {label}
      {count && <span className={count === "0" ? "sr" : "n"}>{count}</span>}
    </label>
  );
}

/** An active filter. The whole chip links to the same page without the filter. */
export function ChipRemove({ to, label }: { to: To; label: string }) {
  return (
    <Link className="chip chip-x" to={to} preventScrollReset>
      <span className="sr">Remove filter </span>
      {label}
      <Icon of={X} size="sm" />
    </Link>
  );
}
