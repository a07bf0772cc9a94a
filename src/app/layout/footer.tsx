import { Link, useFetcher, useLocation } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import type { DisplayChoice } from "../../ui/display/display-choice.ts";
import { DisplaySwitches } from "../../ui/display/display-switches.tsx";
import { Logo } from "../../ui/logo.tsx";
import {
  aboutLinks,
  footerGroups,
  socialLabels,
  type SocialAddresses,
  type FooterGroup,
} from "../site-links.ts";
import { useId } from "react";

type FooterProps = {
  productName: string;
  /** Null when the root could not be loaded. */
  year: number | null;
  /** True for one line, in which `details` open the links. */
  isShort: boolean;
  /** True when the page above ends in a band. */
  flush: boolean;
  display: DisplayChoice;
  /** Addresses of the operator's social media accounts. */
  social: SocialAddresses;
  /** Whether display choices are also stored in the account. */
  isSignedIn: boolean;
};

export function Footer({ productName, year, isShort, flush, display, social, isSignedIn }: FooterProps) {
  const { pathname, search } = useLocation();
  const socials = (["twitter", "linkedin", "instagram"] as const).map((key) => ({
    label: socialLabels[key],
    address: social[key],
  }));
  const keeping = useFetcher();
  const keepInAccount = (key: keyof DisplayChoice, value: string) =>
    // The page already shows the choice, so no data needs to be reloaded.
    void keeping.submit(
      { [key]: value },
      { method: "post", action: "/preferences", defaultShouldRevalidate: false },
    );
  const owner = (
    <span>
      © {year} {productName}
    </span>
  );
  const socialLinks = (
    <span className="social">
      {socials.map(({ label, address }) =>
        address ? (
          <a key={label} href={address} rel="me noopener">
            {label}
          </a>
        ) : (
          <span key={label}>{label}</span>
        ),
      )}
    </span>
  );
  const switches = (
    <DisplaySwitches
      action="/preferences"
      returnTo={pathname + search}
      chosen={display}
      onChosen={isSignedIn ? keepInAccount : undefined}
    />
  );
  const groups = (
    <div className="footer-grid">
      <div>
        <Link className="brand" to="/" aria-label={`${productName}, home`}>
          <Logo />
          <span>{productName}</span>
        </Link>
        <p>A free, open-source place to look for work. No adverts, no paid placements, no selling of CVs.</p>
        <ul>
          <li>
            <Link to="/jobs">Find jobs</Link>
          </li>
          <li>
            <Link to="/occupations">Jobs by occupation and place</Link>
          </li>
        </ul>
      </div>
      {footerGroups.map((group) => (
        <FooterLinks key={group.heading} group={group} />
      ))}
    </div>
  );
  if (isShort)
    return (
      <footer className="footer-short">
        <div className="app">
          <details className="fold" key={pathname}>
            <summary>{productName}, all pages</summary>
            {groups}
            <p className="footer-end">
              {owner}
              {socialLinks}
            </p>
          </details>
          <nav aria-label="About this site">
            {aboutLinks.map(({ label, to }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </nav>
          {switches}
        </div>
      </footer>
    );
  return (
    <footer className={classNames("footer", flush && "flush")}>
      <div className="app">
        {groups}
        <div className="footer-end">
          {owner}
          {socialLinks}
          {switches}
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ group }: { group: FooterGroup }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{group.to ? <Link to={group.to}>{group.heading}</Link> : group.heading}</h2>
      <ul>
        {group.links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
