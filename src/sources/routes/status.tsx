import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import type { Route } from "./+types/status";
import "../status/status.css";
import { Fact } from "../../ui/fact.tsx";
import { Link } from "react-router";
import { daysSince, formatDay, timeSince, formatMoment, timeUntil } from "../../ui/format-time.ts";
import { Notice } from "../../ui/notice.tsx";
import { Pager } from "../../ui/pager.tsx";
import type { SiteStatus } from "../status/site-status.ts";
import { statusView, type StatusView } from "../status/status-view.ts";
import { SourceTable } from "../status/source-table.tsx";
import type { SourceStatus } from "../status/source-status.ts";

export const handle: PageHandle = { listed: "sitemap" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { clock, siteStatus } = context.get(servicesContext);
  const { index, ...site } = await siteStatus();
  const choice = {
    onlyTrouble: url.searchParams.get("show") === "trouble",
    of: url.searchParams.get("of"),
    page: pageOf(url.searchParams),
  };
  const shown = index && {
    view: statusView(index.sources, choice),
    jobs: index.jobs,
    links: index.links,
    areSamples: index.areSamples,
  };
  return { site, shown, now: clock(), onlyTrouble: choice.onlyTrouble };
}

function pageOf(parameters: URLSearchParams): number {
  const text = parameters.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Status of sources",
    description:
      "Each source of job postings: when it was last checked, what it lists, and when it is checked next.",
    keywords: ["status", "job sources"],
    keepParameters: [],
  });

/** The status page: the state of the site and each of its sources. */
export default function Status({ loaderData: { site, shown, ...rest } }: Route.ComponentProps) {
  return (
    <div className="page">
      <header className="status-head">
        <h1>Status of sources</h1>
        <p className="muted">
          Where we look for jobs, when we last looked and what we found. Counted at{" "}
          {site.countedAt.toISOString().slice(11, 16)} UTC, at most a minute ago.
        </p>
      </header>
      <SiteParts status={site} />
      {shown === null ? (
        <Notice tone="bad">
          <strong>The database does not answer.</strong> Nothing that is stored is lost.
        </Notice>
      ) : (
        <Sources {...shown} {...rest} collects={site.collects} />
      )}
    </div>
  );
}

const mailStateTexts = {
  sent: ["Sent", "by the site’s mail server"],
  delayed: ["Delayed", "some mail is being retried"],
  kept: ["Not sent", "this site has no mail server"],
} as const;

function SiteParts({ status: { database, tasks, mail, collects } }: { status: Omit<SiteStatus, "index"> }) {
  const [mailState, mailNote] = mail === null ? ["Not known", ""] : mailStateTexts[mail];
  return (
    <dl className="status-sum" aria-label="The site itself">
      <Fact term="Database" value={database ? "Answers" : "No answer"} />
      <Fact term="Background work" value={tasks ? "Running" : "Stopped"} />
      <Fact
        term="Checking of sources"
        value={collects ? "On schedule" : "Off"}
        note={collects ? undefined : "the operator starts it by hand"}
      />
      <Fact term="Mail" value={mailState} note={mailNote} />
    </dl>
  );
}

type SourcesProps = {
  view: StatusView;
  jobs: number;
  links: NonNullable<SiteStatus["index"]>["links"];
  areSamples: boolean;
  collects: boolean;
  now: Date;
  onlyTrouble: boolean;
};

const grouped = (count: number) => count.toLocaleString("en-GB");

function Sources({ view, jobs, links, areSamples, collects, now, onlyTrouble }: SourcesProps) {
  const { rows, total, service, page, pages } = view;
  const heading = service
    ? `${service.title}, ${grouped(total)} boards`
    : onlyTrouble
      ? `${grouped(total)} with problems`
      : `${grouped(view.sources)} sources`;
  const linkTo = (number: number) => {
    const chosen: Record<string, string> = service
      ? { of: service.name }
      : onlyTrouble
        ? { show: "trouble" }
        : {};
    return `/status?${new URLSearchParams({ ...chosen, page: String(number) }).toString()}`;
  };
  return (
    <>
      <Sums {...{ view, jobs, links, areSamples, now }} />
      <StatusNotices view={view} now={now} />
      <div className="status-bar">
        <h2 id="sources" className="h-part">
          {heading}
        </h2>
        <nav className="seg" aria-label="Which sources">
          <Link to="/status" aria-current={onlyTrouble || service ? undefined : "page"} preventScrollReset>
            All
          </Link>
          <Link to="/status?show=trouble" aria-current={onlyTrouble ? "page" : undefined} preventScrollReset>
            With problems
          </Link>
        </nav>
      </div>
      {onlyTrouble && rows.length === 0 && <p className="muted">All sources are working.</p>}
      {!onlyTrouble && view.sources === 0 && <p className="muted">This site has no sources yet.</p>}
      {rows.length > 0 && <SourceTable rows={rows} now={now} labelledBy="sources" />}
      <Pager page={page} pages={pages} linkTo={linkTo} preventScrollReset />
      <p className="meta status-foot">
        “New”, “Gone” and “Rejected” count what the last successful check found. “Gone” means that the source
        no longer lists the posting. A large board whose postings are opened one by one is read over several
        checks, half an hour apart.{" "}
        {collects ? "If a source does not answer, its postings stay in the search." : ""} Where listings come
        from, and on which terms:{" "}
        <Link className="link" to="/about">
          About
        </Link>
        .
      </p>
    </>
  );
}

type SumsProps = Pick<SourcesProps, "view" | "jobs" | "links" | "areSamples" | "now">;

function workingSourcesText({ troubled, unread, sources }: StatusView): string {
  if (troubled.count > 0) return `${grouped(troubled.count)} with problems`;
  if (unread === 0) return "all working";
  return unread === sources ? "none checked yet" : `${grouped(unread)} not checked yet`;
}

function Sums({ view, jobs, links, areSamples, now }: SumsProps) {
  const { sources, postings, added, gone, oldest } = view;
  return (
    <dl className="status-sum" aria-label="In all">
      <Fact term="Sources" value={grouped(sources)} note={workingSourcesText(view)} />
      <Fact
        term="Jobs"
        value={grouped(jobs)}
        note={areSamples ? "samples until a source delivers" : `from ${grouped(postings)} postings`}
      />
      <Fact term="New" value={grouped(added)} note={`${grouped(gone)} gone at the last checks`} />
      {links && (
        <Fact
          term="Dead links"
          value={`${links.dead} of ${links.alive + links.dead}`}
          note={`adverts at random, ${formatDay(new Date(links.day), now)}${links.unknown > 0 ? `; ${links.unknown} more did not answer` : ""}`}
        />
      )}
      {oldest?.lastReadAt && (
        <Fact term="Oldest check" value={lastCheckText(oldest.lastReadAt, now)} note={oldest.title} />
      )}
    </dl>
  );
}

/** "38 min ago", and from the second day on "3 days ago". */
function lastCheckText(moment: Date, now: Date): string {
  const days = daysSince(moment, now);
  if (days === 0) return timeSince(moment, now);
  return days === 1 ? "1 day ago" : `${days} days ago`;
}

/** Names each source that is down, and since when. Many sources share one notice. */
function StatusNotices({ view: { troubled, sources }, now }: Pick<SourcesProps, "view" | "now">) {
  const { count, longest } = troubled;
  if (count === 0) return null;
  if (count <= longest.length) {
    return (
      <div className="status-notices">
        {longest.map((source) => (
          <SourceNotice key={source.name} source={source} now={now} />
        ))}
      </div>
    );
  }
  const [first] = longest;
  return (
    <div className="status-notices">
      <Notice tone={count * 2 > sources ? "bad" : "warn"}>
        <strong>
          {grouped(count)} of {grouped(sources)} sources have problems
          {first?.failingSince ? `, the first since ${formatMoment(first.failingSince, now)} UTC` : ""}.
        </strong>{" "}
        Their postings stay in the search.{" "}
        <Link className="link" to="/status?show=trouble" preventScrollReset>
          Show them
        </Link>
      </Notice>
    </div>
  );
}

function SourceNotice({ source, now }: { source: SourceStatus; now: Date }) {
  const { title, service, verdict, failingSince, nextReadAt, isDue, postings } = source;
  const since = failingSince === null ? "" : ` since ${formatMoment(failingSince, now)} UTC`;
  const next = isDue ? "now" : nextReadAt && timeUntil(nextReadAt, now);
  return (
    <Notice tone={verdict.tone === "bad" ? "bad" : "warn"}>
      <strong>
        {title}
        {service === null ? "" : ` on ${service}`}: {lowered(verdict.words)}
        {since}.
      </strong>{" "}
      {postingsStayText(postings)}
      {next ? ` The next try is due ${next}.` : ""}
    </Notice>
  );
}

function postingsStayText(postings: number): string {
  if (postings === 0) return "";
  if (postings === 1) return "Its posting stays in the search.";
  return `Its ${postings.toLocaleString("en-GB")} postings stay in the search.`;
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
