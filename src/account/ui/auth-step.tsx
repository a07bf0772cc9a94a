import type { ReactNode } from "react";

type AuthStepProps = { title: string; lead?: ReactNode; children?: ReactNode };

/** A page on the way in: one heading, one thing to do. */
export function AuthStep({ title, lead, children }: AuthStepProps) {
  return (
    <div className="page auth">
      <section>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </section>
    </div>
  );
}
