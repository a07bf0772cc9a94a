import { ButtonLink } from "../../ui/button-link.tsx";
import type { ButtonLook } from "../../ui/button-class.ts";
import type { ReactNode } from "react";

type StepLink = readonly [look: ButtonLook["look"], to: string, text: string];

type AuthStepProps = {
  title: string;
  lead?: ReactNode;
  /** Where to go from a page without a form. */
  links?: readonly StepLink[];
  children?: ReactNode;
};

/** The link to the sign-in page, after other links. */
export const signInLink: StepLink = ["quiet", "/auth", "Sign In"];

/** A page of the sign-in flow: one heading and one action. */
export function AuthStep({ title, lead, links = [], children }: AuthStepProps) {
  return (
    <div className="page auth">
      <section>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
        {links.length > 0 && (
          <div className="cluster">
            {links.map(([look, to, text]) => (
              <ButtonLink key={to} look={look} to={to}>
                {text}
              </ButtonLink>
            ))}
          </div>
        )}
      </section>
    </div>
  );
}
