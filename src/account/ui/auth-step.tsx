import type { ReactNode } from "react";

type AuthStepProps = { title: string; lead?: ReactNode; children?: ReactNode };

/** A page of the sign-in flow: one heading and one action. */
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
