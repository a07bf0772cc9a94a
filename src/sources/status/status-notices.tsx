import { Link } from "react-router";
import { Notice } from "../../ui/notice.tsx";
import { formatMoment, timeUntil } from "../../ui/format-time.ts";
import type { SourceStatus } from "./source-status.ts";

/** Maximum number of separate notices. More would hide the table. */
const maxNotices = 3;

type StatusNoticesProps = {
  /** The result of `sourcesInTrouble`. */
  troubled: readonly SourceStatus[];
  total: number;
  now: Date;
};

/** Shows what is down, and since when: one notice per source, or one for all when there are many. */
export function StatusNotices({ troubled, total, now }: StatusNoticesProps) {
  if (troubled.length === 0) return null;
  if (troubled.length <= maxNotices) {
    return (
      <div className="status-notices">
        {troubled.map((source) => (
          <SourceNotice key={source.name} source={source} now={now} />
        ))}
      </div>
    );
  }
  const [first] = troubled;
  return (
    <div className="status-notices">
      <Notice tone={troubled.length * 2 > total ? "bad" : "warn"}>
        <strong>
          {troubled.length} of {total} sources have problems
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
