import type { ReactNode } from "react";
import { EmptyLedges } from "./empty-ledges.tsx";

type EmptyProps = {
  title: string;
  level?: "h2" | "h3";
  /** Says why there is nothing. */
  children: ReactNode;
  /** The one action that helps. */
  actions?: ReactNode;
  /** For a place above other content: smaller, and without the drawing. */
  isCompact?: boolean;
};

/** An empty state: what is missing, why, and what to do. It never apologises. */
export function Empty({ title, level: Heading = "h2", children, actions, isCompact = false }: EmptyProps) {
  return (
    <div className={isCompact ? "empty compact" : "empty"}>
      {!isCompact && <EmptyLedges />}
      <Heading>{title}</Heading>
      <p>{children}</p>
      {actions && <div className="cluster">{actions}</div>}
    </div>
  );
}
