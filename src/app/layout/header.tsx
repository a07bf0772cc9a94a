import { Bookmark, SquareKanban } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { Link, NavLink } from "react-router";
import { buttonClass } from "../../ui/button-class.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import type { SignedIn } from "../session/signed-in.ts";
import {
  accountLinks,
  mainLinks,
  savedJobsLink,
  signInLink,
  signUpLink,
  type SiteLink,
} from "../site-links.ts";
import { AccountMenu } from "./account-menu.tsx";
import { MainLink } from "./main-link.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

type HeaderProps = { productName: string; viewer: SignedIn | null };

export function Header({ productName, viewer }: HeaderProps) {
  return (
    <header className="header">
      <div className="app header-in">
        <Link className="brand" to="/" aria-label={`${productName}, home`}>
          <Logo />
          <span>{productName}</span>
        </Link>
        <nav className="nav" aria-label="Main">
          {mainLinks.map((link) => (
            <MainLink key={link.to} link={link} />
          ))}
        </nav>
        <div className="header-end">
          <HeaderLink link={savedJobsLink} icon={Bookmark} />
          {viewer && <HeaderLink link={accountLinks[0]} icon={SquareKanban} />}
          {viewer ? (
            <AccountMenu viewer={viewer} />
          ) : (
            <>
              <ButtonLink look="quiet" to={signInLink.to} prefetch="intent">
                {signInLink.label}
              </ButtonLink>
              <ButtonLink look="primary" to={signUpLink.to} prefetch="intent">
                {signUpLink.label}
              </ButtonLink>
            </>
          )}
          <MobileMenu isSignedIn={viewer !== null} />
        </div>
      </div>
    </header>
  );
}

/** A page of the person's own. Where room is short, it is only its icon. */
function HeaderLink({ link: { label, to }, icon }: { link: SiteLink; icon: LucideIcon }) {
  return (
    <NavLink className={buttonClass({ look: "quiet" }, "saved-link")} to={to} prefetch="intent">
      <Icon of={icon} size="sm" />
      <span>{label}</span>
    </NavLink>
  );
}
