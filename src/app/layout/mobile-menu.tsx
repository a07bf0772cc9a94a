import { Menu as MenuIcon, X } from "lucide-react";
import { useRef, type KeyboardEvent } from "react";
import { useLocation } from "react-router";
import { buttonClass } from "../../ui/button-class.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { accountLinks, mainLinks, savedJobsLink, signInLink, signUpLink } from "../site-links.ts";
import { MainLink } from "./main-link.tsx";
import { SignOutButton } from "./sign-out-button.tsx";

/** The navigation of small screens: a `<details>`, so it opens without JavaScript. It is closed on each new page. */
export function MobileMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const location = useLocation();
  const links = [...mainLinks, savedJobsLink, ...(isSignedIn ? accountLinks : [])];
  const summary = useRef<HTMLElement>(null);

  function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== "Escape" || !event.currentTarget.open) return;
    event.currentTarget.open = false;
    summary.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any link inside
    <details className="nav-toggle" key={location.key} onKeyDown={closeOnEscape}>
      <summary aria-label="Menu" ref={summary}>
        <span className="i-open">
          <Icon of={MenuIcon} size="lg" />
        </span>
        <span className="i-close">
          <Icon of={X} size="lg" />
        </span>
      </summary>
      <div className="nav-sheet">
        <nav aria-label="Main, small screens">
          {links.map((link) => (
            <MainLink key={link.to} link={link} />
          ))}
        </nav>
        <div className="cluster">
          {isSignedIn ? (
            <SignOutButton className={buttonClass({ look: "secondary" })} />
          ) : (
            <>
              <ButtonLink look="secondary" to={signInLink.to}>
                {signInLink.label}
              </ButtonLink>
              <ButtonLink look="primary" to={signUpLink.to}>
                {signUpLink.label}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </details>
  );
}
