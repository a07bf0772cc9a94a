import { Link } from "react-router";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { LandingGroup } from "./group-landings.ts";
import { LandingRows } from "./landing-links.tsx";

type LandingIndexProps = { occupations: readonly LandingGroup[]; places: readonly LandingGroup[] };

/** All occupations and places with enough openings for a page. */
export function LandingIndex({ occupations, places }: LandingIndexProps) {
  return (
    <div className="page landing">
      <Breadcrumb above={[{ name: "Jobs", path: "/jobs" }]} />
      <header className="landing-head">
        <h1 className="h-page">Occupations and places</h1>
        <p className="lead">
          Each page counts the openings of an occupation or a place, what they pay, and who has them. It
          exists while at least ten openings are behind it.
        </p>
      </header>
      {occupations.length + places.length === 0 && (
        <p>
          There are too few openings for a page yet. They are counted soon after an import, within some
          minutes.{" "}
          <Link className="link" to="/jobs">
            Search all jobs
          </Link>
        </p>
      )}
      <IndexSection id="by-letter" title="Occupations" groups={occupations} />
      <IndexSection id="by-country" title="Places" groups={places} />
    </div>
  );
}

/** Groups in columns, below links to each of them. */
function IndexSection({ id, title, groups }: { id: string; title: string; groups: readonly LandingGroup[] }) {
  if (groups.length === 0) return null;
  const idOf = (at: number) => `${id}-${at + 1}`;
  return (
    <section className="landing-index" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {groups.length > 1 && (
        <nav className="landing-jumps" aria-labelledby={id}>
          {groups.map(({ label }, at) => (
            <ButtonLink key={label} look="quiet" size="sm" to={`#${idOf(at)}`}>
              {label}
            </ButtonLink>
          ))}
        </nav>
      )}
      <div className="landing-groups">
        {groups.map(({ label, links }, at) => (
          <section key={label} aria-labelledby={idOf(at)}>
            <h3 id={idOf(at)}>{label}</h3>
            <LandingRows links={links} />
          </section>
        ))}
      </div>
    </section>
  );
}
