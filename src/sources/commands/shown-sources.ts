import type { RejectedRecords } from "../../jobs/list-rejected-records.server.ts";
import { timeSince, timeUntil } from "../../ui/format-time.ts";
import { printableLine } from "../../platform/terminal/printable.ts";
import { momentText } from "../../platform/terminal/moment-text.ts";
import type { TextTable } from "../../platform/terminal/text-table.ts";
import type { SourceStatus } from "../status/source-status.ts";

/** Characters shown of a record: two or three lines. */
const longestExcerpt = 200;
const grouped = (count: number) => count.toLocaleString("en-GB");

/** The list of sources for a terminal. @param withOutcome adds a line with the last result below each source */
export function shownSources(
  sources: readonly (SourceStatus & { outcome: string | null })[],
  { now, withOutcome, isChosen }: { now: Date; withOutcome: boolean; isChosen: boolean },
): (string | TextTable)[] {
  if (sources.length === 0) {
    return [
      isChosen
        ? withOutcome
          ? "No such source has problems."
          : "There is no such source."
        : "There are no sources yet. The site adds some at its first start.",
    ];
  }
  const columns = [
    { heading: "Source", whole: true },
    { heading: "State" },
    { heading: "Jobs", align: "right" as const, whole: true },
    { heading: "Last check", whole: true },
    { heading: "Next check", whole: true },
  ];
  const rows = sources.map((source) => [
    source.name,
    source.verdict.words,
    grouped(source.postings),
    source.lastReadAt === null ? "never" : timeSince(source.lastReadAt, now),
    nextCrawlText(source, now),
  ]);
  const outcomes = sources.map(({ name, outcome, failingSince }) => {
    const since = failingSince === null ? "" : ` Since ${momentText(failingSince)} UTC.`;
    return `${name}: ${outcome ?? "Not checked yet."}${since}`;
  });
  return [{ columns, rows }, ...(withOutcome ? [outcomes.join("\n")] : [])];
}

function nextCrawlText({ isDue, nextReadAt }: SourceStatus, now: Date): string {
  if (isDue) return "now";
  return nextReadAt === null ? "–" : timeUntil(nextReadAt, now);
}

/** The rejected records of a source: counts by reason, and the latest records. */
export function shownRejects(name: string, { reasons, records }: RejectedRecords): (string | TextTable)[] {
  if (reasons.length === 0) return [`Nothing of ${name} was rejected.`];
  const counts: TextTable = {
    columns: [{ heading: "Reason" }, { heading: "Records", align: "right" }],
    rows: reasons.map(({ reason, records: count }) => [reason, grouped(count)]),
  };
  const newest = records.map(({ last_seen_at, reason, external_id, detail, excerpt }) =>
    [
      [momentText(last_seen_at), reason, external_id].filter(Boolean).join("  "),
      `  ${printableLine(detail)}`,
      `  ${printableLine(excerpt.replaceAll(/\s+/g, " ").slice(0, longestExcerpt))}`,
    ].join("\n"),
  );
  return [counts, ...newest];
}
