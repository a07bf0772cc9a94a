import { BellPlus, EyeOff, Rss } from "lucide-react";
import { Form, Link } from "react-router";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Tile } from "../../ui/tile.tsx";
import { formatPay } from "../extraction/format-pay.ts";
import { searchPath, writeSearchAddress } from "../search/query/search-address.ts";
import { emptySearch } from "../search/query/search-query.ts";
import { feedPath } from "../ui/feed-path.ts";
import { OpeningList } from "../ui/opening-list.tsx";
import { ChoiceLink } from "./choice-link.tsx";
import {
  companySorts,
  type Company,
  type CompanySort,
  type CompanyFigures,
  type CompanyPlace,
  type RepostedOpening,
} from "./company.ts";
import { companyPath } from "../company-path.ts";
import { Fact } from "../../ui/fact.tsx";
import { classNames } from "../../ui/class-names.ts";

type CompanyPageProps = {
  company: Company;
  sort: CompanySort;
  now: Date;
  isFollowed: boolean;
};

const sortLabels: Record<CompanySort, string> = { newest: "Newest first", pay: "Highest pay" };

/** A company: its openings, and what its adverts state. */
export function CompanyPage({ company, sort, now, isFollowed }: CompanyPageProps) {
  const { figures, places, sources, name, openings, page, pages, reposted } = company;
  const path = companyPath(name) ?? "/companies";
  const addressOf = (change: { sort?: CompanySort; page?: number }) => {
    const next = { sort, page: 1, ...change };
    const params = new URLSearchParams();
    if (next.sort !== "newest") params.set("sort", next.sort);
    if (next.page > 1) params.set("page", String(next.page));
    return params.size > 0 ? `${path}?${params}` : path;
  };
  return (
    <div className="page company">
      <Breadcrumb
        above={[
          { name: "Jobs", path: "/jobs" },
          { name: "Companies", path: "/companies" },
        ]}
      />
      <header className="company-head">
        <Tile name={name} />
        <h1 className="h-page">{name}</h1>
        {company.isSample && <Badge tone="line">Sample</Badge>}
        <Follow company={company} isFollowed={isFollowed} />
      </header>
      {figures.openings > 0 && <CompanyFacts figures={figures} places={places} now={now} />}
      <div className="company-body">
        <section aria-labelledby="openings">
          <div className="company-list-head">
            <div>
              <h2 id="openings">{openingsHeading(figures)}</h2>
              <p className="muted">
                {figures.openings > 0 && "and "}
                <Link className="link" to={mentionPath(name)}>
                  {figures.openings > 0 ? "adverts that mention them" : "Adverts that mention them"}
                </Link>
              </p>
            </div>
            {figures.openings + figures.closed > 1 && (
              <nav className="cluster" aria-label="Order">
                {companySorts.map((value) => (
                  <ChoiceLink key={value} to={addressOf({ sort: value })} isCurrent={value === sort}>
                    {sortLabels[value]}
                  </ChoiceLink>
                ))}
              </nav>
            )}
          </div>
          {openings.length === 0 ? (
            <p>{name} has had openings here before. The last one is gone.</p>
          ) : (
            <OpeningList openings={openings} now={now} />
          )}
          <Pager page={page} pages={pages} linkTo={(number) => addressOf({ page: number })} />
        </section>
        <div className="company-side">
          {places.length > 0 && (
            <section aria-labelledby="places">
              <h2 id="places">Places</h2>
              <ul className="company-places">
                {places.map((place) => (
                  <li key={place.name}>
                    <Link
                      className="link"
                      to={searchPath({ ...emptySearch, keywords: `"${name}"`, location: place.name })}
                    >
                      {place.name}
                    </Link>
                    <span>{place.openings}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {sources.length > 0 && (
            <section aria-labelledby="found-at">
              <h2 id="found-at">Found at</h2>
              <ul className="company-places">
                {sources.map(({ label, openings: count }) => (
                  <li key={label}>
                    {label}
                    <span>{count}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {reposted.length > 0 && <PostedAgain openings={reposted} now={now} />}
        </div>
      </div>
      <p className="meta company-foot">
        <Link className="link" to="/status">
          Status of sources
        </Link>{" "}
        · Is something wrong?{" "}
        <Link className="link" to="/contact?topic=listing">
          Report it
        </Link>{" "}
        ·{" "}
        <Link className="link" to="/jobs/add">
          Add a missing job
        </Link>
      </p>
    </div>
  );
}

/** Follows the openings of the company by mail or feed, or leaves them out of searches. */
function Follow({
  company: { name, openings },
  isFollowed,
}: Pick<CompanyPageProps, "company" | "isFollowed">) {
  const search = { ...emptySearch, company: name };
  const [first] = openings;
  return (
    <div className="cluster company-acts">
      <ButtonLink
        look={isFollowed ? "quiet" : "secondary"}
        size="sm"
        to={isFollowed ? "/saved-searches" : `/saved-searches/new?${writeSearchAddress(search)}`}
      >
        <Icon of={BellPlus} size="sm" />
        {isFollowed ? "You follow this company" : "Follow"}
      </ButtonLink>
      <a
        className={buttonClass({ look: "quiet", size: "sm" })}
        href={feedPath("rss", search)}
        type="application/rss+xml"
      >
        <Icon of={Rss} size="sm" />
        Feed<span className="sr"> of its new openings</span>
      </a>
      {first && (
        <Form method="post" action="/hidden">
          <Button look="quiet" size="sm" name="hide-company" value={first.id}>
            <Icon of={EyeOff} size="sm" />
            Hide<span className="sr"> its jobs from your searches</span>
          </Button>
        </Form>
      )}
    </div>
  );
}

function mentionPath(name: string): string {
  return searchPath({ ...emptySearch, keywords: `"${name.replaceAll('"', "")}"` });
}

function openingsText(openings: number): string {
  return openings === 1 ? "1 opening" : `${openings.toLocaleString("en-GB")} openings`;
}

/** "12 openings, 3 closed" or "No openings now. 3 closed." */
function openingsHeading({ openings, closed }: Company["figures"]): string {
  const closedText = closed > 0 ? `${closed.toLocaleString("en-GB")} closed` : "";
  if (openings === 0) return closedText ? `No openings now. ${closedText}.` : "No openings now";
  return [openingsText(openings), closedText].filter(Boolean).join(", ");
}

/** One line for search engines and previews. */
export function companySummary({ name, figures, places }: Company): string {
  if (figures.openings === 0) return `No openings at ${name} now.`;
  const { yearlyPay } = figures;
  const where = places
    .slice(0, 3)
    .map((place) => place.name)
    .join(", ");
  return [
    `${openingsText(figures.openings)} at ${name}${where ? ` in ${where}` : ""}.`,
    yearlyPay && `Stated pay: ${formatPay(yearlyPay, "long")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

type CompanyFactsProps = { figures: CompanyFigures; places: readonly CompanyPlace[]; now: Date };

/** The figures below the name of a company. */
function CompanyFacts({ figures, places, now }: CompanyFactsProps) {
  const { openings, newThisWeek, withPay, yearlyPay, hybrid, remote, age, firstSeenAt, everSeen } = figures;
  return (
    <dl className="company-figures">
      <Fact
        term="Openings now"
        value={openings.toLocaleString("en-GB")}
        note={newOpeningsText(newThisWeek)}
      />
      <Fact
        term="Pay stated"
        value={`${withPay} of ${openings}`}
        note={yearlyPay ? formatPay(yearlyPay, "long") : null}
      />
      {places[0] && (
        <Fact term="Places" value={placesText(places)} note={`${hybrid} hybrid, ${remote} remote`} />
      )}
      <Fact term="Age of adverts" value={ageText(age.middle)} note={ageNote(figures)} />
      <Fact
        term="First seen here"
        value={monthText(firstSeenAt, now)}
        note={`${everSeen.toLocaleString("en-GB")} ${everSeen === 1 ? "opening" : "openings"} since then`}
      />
    </dl>
  );
}

const ageText = (days: number): string => (days === 0 ? "Today" : days === 1 ? "1 day" : `${days} days`);

function ageNote({ openings, age }: CompanyFigures): string | null {
  if (openings === 1) return "its only advert";
  if (age.middle === age.oldest) return "all of them";
  return `half are newer, the oldest ${ageText(age.oldest).toLowerCase()}`;
}

const week = 7 * 86_400_000;

function newOpeningsText(newThisWeek: number): string {
  return newThisWeek === 0 ? "none new this week" : `${newThisWeek} new this week`;
}

function placesText(places: readonly CompanyPlace[]): string {
  const first = places[0]?.name ?? "";
  return places.length === 1 ? first : `${first} and ${places.length - 1} more`;
}

const monthAndYear = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

function monthText(moment: Date, now: Date): string {
  const month = monthAndYear.format(moment);
  return month === monthAndYear.format(now) ? "This month" : month;
}

/** Openings that were posted more than once, with one bar a week. */
function PostedAgain({ openings, now }: { openings: readonly RepostedOpening[]; now: Date }) {
  return (
    <section aria-labelledby="again">
      <h2 id="again">Posted again</h2>
      <ul className="company-again">
        {openings.map(({ path, title, postedAt }) => (
          <li key={path}>
            <Link className="link" to={path}>
              {title}
            </Link>
            <span className="meta">{timesText(postedAt.length - 1)}</span>
            <Weeks postedAt={postedAt} now={now} />
            <p>Open for {weeksText(postedAt, now)}</p>
          </li>
        ))}
      </ul>
      <p className="meta">
        One bar a week, taller where the opening was posted. Hiring many people for one post looks the same.
        Ask how many they seek.
      </p>
    </section>
  );
}

/** Number of weeks in one row of bars. */
const weeksShown = 33;

function Weeks({ postedAt, now }: { postedAt: readonly Date[]; now: Date }) {
  const agesOfPosts = new Set(postedAt.map((date) => weeksBetween(date, now)));
  const open = weeksBetween(postedAt[0] ?? now, now);
  return (
    <span className="company-weeks" aria-hidden="true">
      {Array.from({ length: weeksShown }, (_, index) => weeksShown - 1 - index).map((age) => (
        <i key={age} className={classNames(age <= open && "is-open", agesOfPosts.has(age) && "is-posted")} />
      ))}
    </span>
  );
}

function weeksBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / week);
}

function weeksText(postedAt: readonly Date[], now: Date): string {
  const weeks = weeksBetween(postedAt[0] ?? now, now);
  return weeks === 1 ? "1 week" : `${weeks} weeks`;
}

function timesText(times: number): string {
  if (times === 1) return "once";
  return times === 2 ? "twice" : `${times} times`;
}
