import type { ReactNode } from "react";

type ToolHeadProps = {
  title: string;
  /** Describes the page; names the job and the CV if there are any. */
  lead?: ReactNode;
  /** Actions or links. */
  children?: ReactNode;
};

export function ToolHead({ title, lead, children }: ToolHeadProps) {
  return (
    <header className="tool-head">
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </header>
  );
}
