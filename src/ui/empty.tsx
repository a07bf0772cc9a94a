import type { ReactNode } from "react";
import { EmptyLedges } from "./empty-ledges.tsx";

type EmptyProps = {
  title: string;
  level?: "h2" | "h3";
  /** Why there is nothing. */
  children: ReactNode;
  /** The one thing that helps. */
  actions?: ReactNode;
};

/** What is missing, why, and what helps. Never an apology. */
export function Empty({ title, level: Heading = "h2", children, actions }: EmptyProps) {
  return (
    <div className="empty">
      <EmptyLedges />
      <Heading>{title}</Heading>
      <p>{children}</p>
      {actions && <div className="cluster">{actions}</div>}
    </div>
  );
}
