import { Link } from "react-router";
import type { LandingLink } from "../job-detail.ts";

/** Links with the number of openings behind each; nothing when there are none. */
export function LandingLinks({ title, links }: { title: string; links: readonly LandingLink[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <LandingRows links={links} />
    </section>
  );
}

export function LandingRows({ links }: { links: readonly LandingLink[] }) {
  return (
    <ul className="landing-links">
      {links.map(({ path, name, openings }) => (
        <li key={path}>
          <Link className="link" to={path}>
            {name}
          </Link>
          <span>{openings.toLocaleString("en-GB")}</span>
        </li>
      ))}
    </ul>
  );
}
