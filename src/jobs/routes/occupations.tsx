import { listLandings } from "../landing/read-landing.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/occupations";
import "../landing/landing.css";
import { Link } from "react-router";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { LandingRows } from "../landing/landing-links.tsx";
import { foldText } from "../../text/fold-text.ts";
import type { ListedLanding } from "../landing/landing.ts";

export const handle: PageHandle = { listed: "sitemap" };

const maxListed = 200;

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return {
    occupations: byLetter(await listLandings(db, "occupations", maxListed)),
    places: byCountry(await listLandings(db, "places", maxListed)),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Jobs by occupation and place",
    description:
      "Occupations and places with at least ten openings: how many, what they pay, and the latest adverts.",
    keepParameters: [],
  });

/** All occupations and places with enough openings for a page. */
export default function Occupations({ loaderData: { occupations, places } }: Route.ComponentProps) {
  return (
    <div className="page landing">
      <Breadcrumb above={[{ name: "Jobs", path: "/jobs" }]} />
      <header className="landing-head">
        <h1 className="h-page">Occupations and places</h1>
        <p className="lead">
          Each page counts the openings of an occupation or a place, what they pay, and who has them.
          Occupations and places have a page if they have ten openings or more.
        </p>
      </header>
      {occupations.length + places.length === 0 && (
        <p>
          There are too few openings for a page yet. They are counted a few minutes after an import.{" "}
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

/** Pages under one heading of an index. */
type LandingGroup = { label: string; links: ListedLanding[] };

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

/** Groups occupations by the first letter of their name, in the order of the alphabet. */
export function byLetter(links: readonly ListedLanding[]): LandingGroup[] {
  return grouped(links, ({ name }) => foldText(name).charAt(0).toUpperCase());
}

/** Groups places by country, both in the order of the alphabet. */
export function byCountry(links: readonly ListedLanding[]): LandingGroup[] {
  return grouped(links, ({ location }) => location.split(", ").at(-1) ?? location);
}

function grouped(links: readonly ListedLanding[], labelOf: (link: ListedLanding) => string): LandingGroup[] {
  const order = new Intl.Collator("en");
  return [...Map.groupBy(links, labelOf)]
    .map(([label, some]) => ({
      label,
      links: some.toSorted((one, other) => order.compare(one.name, other.name)),
    }))
    .toSorted((one, other) => order.compare(one.label, other.label));
}
