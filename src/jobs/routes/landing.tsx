import { BellPlus, Search } from "lucide-react";
import { data, redirect, Link } from "react-router";
import { withoutLeftOut } from "../left-out.server.ts";
import { readLeftOut } from "./read-left-out.server.ts";
import { readLanding } from "../landing/read-landing.server.ts";
import { emptySearch, type SearchQuery } from "../search/query/search-query.ts";
import { searchPath, writeSearchAddress } from "../search/query/search-address.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { formatLongDate } from "../../app/format-date.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { sharingPicture } from "../../app/metadata/sharing-picture.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/landing";
import "../jobs.css";
import "../landing/landing.css";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { companyPath } from "../company-path.ts";
import { formatPay } from "../extraction/format-pay.ts";
import { OpeningList } from "../ui/opening-list.tsx";
import type { LandingPage } from "../landing/landing.ts";
import { LandingLinks } from "../landing/landing-links.tsx";
import { LandingWeeksTable } from "../landing/landing-weeks-table.tsx";
import { LandingPayTable } from "../landing/landing-pay-table.tsx";
import { jobTypes } from "../posting.ts";
import { jobTypeFilter } from "../search/filters/job-type.ts";

/** The page of an occupation, a place or both. With too few openings, it redirects to the search. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, clock } = services;
  const found = await readLanding(db, url.pathname.replace(/\/+$/, ""), clock());
  if (!found) throw data(null, { status: 404 });
  if (found.page.openings === 0) throw redirect(searchPath(searchOf(found.page)), 302);
  const { countedAt } = found.page;
  const leftOut = await readLeftOut(services, request.headers);
  const latest = withoutLeftOut(found.latest, leftOut);
  return { ...found, latest, now: clock(), counted: countedAtText(countedAt) };
}

/** The search that lists the openings of a landing page. */
function searchOf({ occupation, location }: LandingPage): SearchQuery {
  return { ...emptySearch, keywords: occupation?.toLowerCase() ?? "", location };
}

function countedAtText(moment: Date): string {
  const iso = moment.toISOString();
  return `${formatLongDate(iso.slice(0, 10))} at ${iso.slice(11, 16)} UTC`;
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (!loaderData) return [];
  const { title, openings, pay, path, occupation, place } = loaderData.page;
  const count = `${openings.toLocaleString("en-GB")} openings`;
  return pageMetadata(args, {
    title: `${title}: ${count}${pay ? " and what they pay" : ""}`,
    description: `${title}: ${count}, ${pay ? "their pay with the number of adverts behind it, " : ""}the latest adverts, and related ${occupation === null ? "occupations" : "occupations and places"}.`,
    keywords: [occupation, place, "jobs"].filter((word) => word !== null),
    canonicalPath: path,
    picture: { path: sharingPicture(path), alt: title },
    above: [
      { name: "Jobs", path: "/jobs" },
      { name: "Occupations and places", path: "/occupations" },
      ...(loaderData.page.above ? [loaderData.page.above] : []),
    ],
  });
};

const figure = (count: number) => count.toLocaleString("en-GB");

/**
 * The openings of an occupation, of a place or of both: how many, what they pay, the latest, and links to further
 * pages.
 */
export default function Landing({ loaderData: { page, latest, now, counted } }: Route.ComponentProps) {
  const { title, occupation, place, openings, pay, most, related, nearby } = page;
  return (
    <div className="page landing">
      <Breadcrumb
        above={[
          { name: "Jobs", path: "/jobs" },
          { name: "Occupations and places", path: "/occupations" },
          ...(page.above ? [page.above] : []),
        ]}
      />
      <header className="landing-head">
        <h1 className="h-page">{title}</h1>
        <p className="lead">
          <b>{figure(openings)} openings</b>
          {page.location && ` in ${page.location}`}
          {page.employers > 1 && ` from ${figure(page.employers)} employers`}.{newText(page)}
          {pay?.groups[0] &&
            ` Half of those that state pay offer ${middleHalf(pay.groups[0], pay.currency)} a year.`}
        </p>
        <div className="cluster">
          <ButtonLink to={searchPath(searchOf(page))} look="primary" size="lg">
            <Icon of={Search} />
            See all jobs
          </ButtonLink>
          <ButtonLink
            look="secondary"
            size="lg"
            to={`/saved-searches/new?${writeSearchAddress(searchOf(page))}`}
          >
            <Icon of={BellPlus} />
            Email me new ones
          </ButtonLink>
        </div>
      </header>
      <div className="landing-body">
        <div className="landing-main">
          {pay && <LandingPayTable page={page} pay={pay} />}
          {page.weeks && <LandingWeeksTable weeks={page.weeks} now={now} />}
          <section aria-labelledby="latest">
            <div className="landing-list-head">
              <h2 id="latest">Latest</h2>
              <Link className="link meta" to={searchPath({ ...searchOf(page), sort: "date" })}>
                All jobs, newest first
              </Link>
            </div>
            <OpeningList openings={latest} now={now} />
          </section>
          <StatedCounts page={page} />
        </div>
        <aside className="landing-side" aria-label="Related pages">
          <LandingLinks title={relatedTitle(occupation, place)} links={related} />
          <LandingLinks title={occupation ? `${occupation} jobs elsewhere` : "Nearby"} links={nearby} />
          <LandingLinks
            title="Most openings"
            links={most.flatMap(({ name, openings: count }) => {
              const path = companyPath(name);
              return path === null ? [] : { path, name, openings: count };
            })}
          />
        </aside>
      </div>
      <p className="meta landing-foot">
        Counted on {counted}. Occupations and places have a page if they have ten openings or more.{" "}
        <Link className="link" to="/status">
          Where the adverts come from
        </Link>
      </p>
    </div>
  );
}

/** "4 were first seen in the last day, 31 in the last week." Says nothing where all openings are new. */
function newText({ newest, newThisWeek = 0, openings }: LandingPage): string {
  const ofDay = newest < openings ? newest : 0;
  const ofWeek = newThisWeek < openings && newThisWeek > ofDay ? newThisWeek : 0;
  const counts = [
    ofDay > 0 && `${figure(ofDay)} ${ofDay === 1 ? "was" : "were"} first seen in the last day`,
    ofWeek > 0 && `${figure(ofWeek)}${ofDay > 0 ? "" : " were first seen"} in the last week`,
  ];
  const said = counts.filter(Boolean).join(", ");
  return said && ` ${said}.`;
}

function middleHalf({ low, high }: { low: number; high: number }, currency: string): string {
  const round = (amount: number) => Math.round(amount / 100) * 100;
  const pay = { min: round(low), max: round(high), currency, period: "year" } as const;
  return formatPay({ ...pay, isPeriodAssumed: true }, "long");
}

function relatedTitle(occupation: string | null, place: string | null): string {
  if (occupation === null) return `Occupations in ${place ?? "this place"}`;
  return place === null ? "Related occupations" : `Related occupations in ${place}`;
}

/** Counts of the facts that the adverts state: work mode, type, degree, visa, shifts. Omits facts that none states. */
function StatedCounts({ page }: { page: LandingPage }) {
  const { modes, types, degreeAsked, noDegree, visa, night, weekend } = page.facts;
  const counts = [
    [
      [modes.remote, "remote"],
      [modes.hybrid, "hybrid"],
      [modes["on-site"], "on site"],
    ] as const,
    jobTypes.map((type) => [types[type], jobTypeFilter.labels[type].toLowerCase()] as const),
    [
      [degreeAsked, degreeAsked === 1 ? "asks for a degree" : "ask for a degree"],
      [noDegree, noDegree === 1 ? "says that none is needed" : "say that none is needed"],
    ] as const,
    [
      [night, "at night"],
      [weekend, "at weekends"],
    ] as const,
    [[visa, visa === 1 ? "sponsors a visa" : "sponsor a visa"]] as const,
  ];
  const shown = counts
    .map((group) =>
      group.flatMap(([count, words]) => (count ? [`${count.toLocaleString("en-GB")} ${words}`] : [])),
    )
    .filter((group) => group.length > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="stated">
      <h2 id="stated">Seen in these adverts</h2>
      <p className="muted">Counted, not advised. The others do not say.</p>
      <ul className="landing-stated">
        {shown.map((group) => (
          <li key={group[0]}>{group.join(", ")}</li>
        ))}
      </ul>
      {modes.remote !== undefined && (
        <p className="landing-note">
          <Link className="link" to={searchPath({ ...searchOf(page), workModes: ["remote"] })}>
            Show those that are remote
          </Link>
        </p>
      )}
    </section>
  );
}
