import { Link, useFetcher, useLocation } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import type { DisplayChoice } from "../../ui/display/display-choice.ts";
import { DisplaySwitches } from "../../ui/display/display-switches.tsx";
import { Logo } from "../../ui/logo.tsx";
import { footerGroups, socialLabels, type SocialAddresses, type FooterGroup } from "../site-links.ts";
import { useId } from "react";

type FooterProps = {
  productName: string;
  /** Null when the root could not be loaded. */
  year: number | null;
  container: "page" | "app";
  /** True when the page above ends in a band. */
  flush: boolean;
  display: DisplayChoice;
  /** Addresses of the operator's social media accounts. */
  social: SocialAddresses;
  /** Whether display choices are also stored in the account. */
  isSignedIn: boolean;
};

export function Footer({ productName, year, container, flush, display, social, isSignedIn }: FooterProps) {
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
  return (
    <footer className={classNames("footer", flush && "flush")}>
      <div className={container}>
        <div className="footer-grid">
          <div>
            <Link className="brand" to="/" aria-label={`${productName}, home`}>
              <Logo />
              <span>{productName}</span>
            </Link>
            <p>
              A free, open-source place to look for work. No adverts, no paid placements, no selling of CVs.
            </p>
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
        <div className="footer-end">
          <span>
            © {year} {productName}
          </span>
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
          <DisplaySwitches
            action="/preferences"
            returnTo={pathname + search}
            chosen={display}
            onChosen={isSignedIn ? keepInAccount : undefined}
          />
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
