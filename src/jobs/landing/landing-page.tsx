import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { companyPath } from "../company-path.ts";
import type { JobSummary } from "../job-summary.ts";
import { formatPay } from "../extraction/format-pay.ts";
import { OpeningList } from "../ui/opening-list.tsx";
import type { LandingPage } from "./landing.ts";
import { landingSearch } from "./landing-search.ts";
import { LandingLinks } from "./landing-links.tsx";
import { LandingPayTable } from "./landing-pay-table.tsx";
import { StatedCounts } from "./stated-counts.tsx";

type LandingViewProps = {
  page: LandingPage;
  latest: readonly JobSummary[];
  now: Date;
  /** "22 November 2026 at 07:30" */
  counted: string;
  /** The way to be told of new openings. */
  follow: ReactNode;
};

const figure = (count: number) => count.toLocaleString("en-GB");

/**
 * The openings of an occupation, of a place or of both: how many, what they pay, the latest, and links to further
 * pages.
 */
export function LandingView({ page, latest, now, counted, follow }: LandingViewProps) {
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
          {page.employers > 1 && ` from ${figure(page.employers)} employers`}.
          {page.newest > 0 &&
            page.newest < openings &&
            ` ${figure(page.newest)} ${page.newest === 1 ? "was" : "were"} first seen in the last day.`}
          {pay?.groups[0] &&
            ` Half of those that state pay offer ${middleHalf(pay.groups[0], pay.currency)} a year.`}
        </p>
        <div className="cluster">
          <ButtonLink to={landingSearch(page)} look="primary" size="lg">
            <Icon of={Search} />
            See all jobs
          </ButtonLink>
          {follow}
        </div>
      </header>
      <div className="landing-body">
        <div className="landing-main">
          {pay && <LandingPayTable page={page} pay={pay} />}
          <section aria-labelledby="latest">
            <div className="landing-list-head">
              <h2 id="latest">Latest</h2>
              <Link className="link meta" to={landingSearch(page, { sort: "date" })}>
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
        Counted on {counted}. This page exists while at least ten openings are behind it.{" "}
        <Link className="link" to="/status">
          Where the adverts come from
        </Link>
      </p>
    </div>
  );
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
