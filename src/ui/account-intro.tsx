import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "./button-link.tsx";
import { Icon } from "./icon.tsx";

type AccountIntroProps = {
  title: string;
  lead: string;
  does: readonly string[];
  /** A piece of the page with invented content. */
  picture: ReactNode;
  /** The page to return to after signing in. */
  to: string;
  /** Further links. */
  children?: ReactNode;
};

/** Explains a page that needs an account to visitors who are not signed in. */
export function AccountIntro({ title, lead, does, picture, to, children }: AccountIntroProps) {
  const returnUrl = new URLSearchParams({ returnUrl: to }).toString();
  return (
    <div className="app">
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <div className="cluster">
        <ButtonLink look="primary" to={`/auth?tab=register&${returnUrl}`}>
          Sign Up
        </ButtonLink>
        <ButtonLink to={`/auth?${returnUrl}`}>Sign In</ButtonLink>
        {children}
      </div>
      <figure className="account-picture">
        <div>{picture}</div>
        <figcaption className="meta">An invented example</figcaption>
      </figure>
      <ul className="account-does">
        {does.map((line) => (
          <li key={line}>
            <Icon of={Check} size="sm" />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
