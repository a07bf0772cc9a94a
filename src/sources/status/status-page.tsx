import { Fact } from "../../ui/fact.tsx";
import { Link } from "react-router";
import { daysSince, timeSince } from "../../ui/format-time.ts";
import { Notice } from "../../ui/notice.tsx";
import type { SiteStatus } from "./site-status.ts";
import { oldestCheck, sourceRows, sourcesInTrouble, sum } from "./source-rows.ts";
import { boardsId, SourceTable } from "./source-table.tsx";
import { StatusNotices } from "./status-notices.tsx";

type StatusPageProps = { status: SiteStatus; now: Date; onlyTrouble: boolean };

const grouped = (count: number) => count.toLocaleString("en-GB");

/** The status page: the state of the site and each of its sources. */
export function StatusPage({ status, now, onlyTrouble }: StatusPageProps) {
  return (
    <div className="page">
      <header className="status-head">
        <h1>Status of sources</h1>
        <p className="muted">
          Where we look for jobs, when we last looked and what we found. Counted at{" "}
          {status.countedAt.toISOString().slice(11, 16)} UTC, at most a minute ago.
        </p>
      </header>
      <SiteParts status={status} />
      {status.index === null ? (
        <Notice tone="bad">
          <strong>The database does not answer.</strong> Nothing that is stored is lost.
        </Notice>
      ) : (
        <Sources {...status.index} collects={status.collects} now={now} onlyTrouble={onlyTrouble} />
      )}
    </div>
  );
}

const mailStateTexts = {
  sent: ["Sent", "by the site’s mail server"],
  delayed: ["Delayed", "some mail is being retried"],
  kept: ["Not sent", "this site has no mail server"],
} as const;

function SiteParts({ status: { database, tasks, mail, collects } }: { status: SiteStatus }) {
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

type SourcesProps = NonNullable<SiteStatus["index"]> & { collects: boolean; now: Date; onlyTrouble: boolean };

function Sources({ sources, jobs, areSamples, collects, now, onlyTrouble }: SourcesProps) {
  const troubled = sourcesInTrouble(sources);
  const rows = sourceRows(sources);
  const services = rows.filter(({ boards }) => boards.length > 0);
  return (
    <>
      <Sums {...{ sources, jobs, areSamples, now }} troubled={troubled.length} />
      <StatusNotices troubled={troubled} total={sources.length} now={now} />
      <div className="status-bar">
        <h2 id="sources" className="h-part">
          {onlyTrouble ? `${grouped(troubled.length)} with problems` : `${grouped(sources.length)} sources`}
        </h2>
        <nav className="seg" aria-label="Which sources">
          <Link to="/status" aria-current={onlyTrouble ? undefined : "page"} preventScrollReset>
            All
          </Link>
          <Link to="/status?show=trouble" aria-current={onlyTrouble ? "page" : undefined} preventScrollReset>
            With problems
          </Link>
        </nav>
      </div>
      {onlyTrouble && troubled.length === 0 && <p className="muted">All sources are working.</p>}
      {!onlyTrouble && sources.length === 0 && <p className="muted">This site has no sources yet.</p>}
      {(onlyTrouble ? troubled : rows).length > 0 && (
        <SourceTable rows={onlyTrouble ? troubled : rows} now={now} labelledBy="sources" />
      )}
      {!onlyTrouble &&
        services.map(({ name, title, boards }) => (
          <details className="fold status-boards" key={name}>
            <summary id={`of-${boardsId(name)}`}>
              {title}, {grouped(boards.length)} boards
            </summary>
            <SourceTable rows={boards} now={now} id={boardsId(name)} labelledBy={`of-${boardsId(name)}`} />
          </details>
        ))}
      <p className="meta status-foot">
        “New” and “Gone” count the changes at the last successful check. “Gone” means that the source no
        longer lists the posting.{" "}
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

type SumsProps = Pick<SourcesProps, "sources" | "jobs" | "areSamples" | "now"> & { troubled: number };

function workingSourcesText(sources: SumsProps["sources"], troubled: number): string {
  if (troubled > 0) return `${grouped(troubled)} with problems`;
  const unread = sources.filter(({ lastReadAt }) => lastReadAt === null).length;
  if (unread === 0) return "all working";
  return unread === sources.length ? "none checked yet" : `${grouped(unread)} not checked yet`;
}

function Sums({ sources, jobs, areSamples, now, troubled }: SumsProps) {
  const oldest = oldestCheck(sources);
  return (
    <dl className="status-sum" aria-label="In all">
      <Fact term="Sources" value={grouped(sources.length)} note={workingSourcesText(sources, troubled)} />
      <Fact
        term="Jobs"
        value={grouped(jobs)}
        note={
          areSamples
            ? "samples until a source delivers"
            : `from ${grouped(sum(sources.map((one) => one.postings)))} postings`
        }
      />
      <Fact
        term="New"
        value={grouped(sum(sources.map((one) => one.added)))}
        note={`${grouped(sum(sources.map((one) => one.gone)))} gone at the last checks`}
      />
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
