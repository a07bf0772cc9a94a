import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../../ui/class-names.ts";

type ChoiceLinkProps = { to: string; isCurrent: boolean; children: ReactNode };

/** One of several views of the same list, as a link. */
export function ChoiceLink({ to, isCurrent, children }: ChoiceLinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      className={classNames("btn btn-sm", isCurrent ? "btn-secondary" : "btn-quiet")}
      aria-current={isCurrent ? "page" : undefined}
    >
      {children}
    </Link>
  );
}
