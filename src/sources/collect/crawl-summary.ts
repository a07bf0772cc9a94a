import { emptyCrawlsUntilGone, emptyCrawlsUntilSuspect } from "./crawl-schedule.ts";
import type { Tally } from "./store-records.server.ts";

/**
 * Describes the result of a complete crawl for the operator.
 *
 * @example "Read 120 postings: 3 new, 1 changed, 2 gone. 1 record was rejected."
 */
export function crawlSummary(tally: Tally, gone: number): string {
  const changes = [
    [tally.added, "new"],
    [tally.updated, "changed"],
    [gone, "gone"],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, word]) => `${count} ${word}`);
  const read = `Read ${counted(tally.postings)}: ${changes.join(", ") || "nothing new"}.`;
  return tally.rejected === 0 ? read : `${read} ${refusedRecordsText(tally.rejected)}`;
}

/** Describes an incomplete crawl. */
export function partialCrawlSummary(tally: Tally, detail: string, gone: number): string {
  const removed = gone === 0 ? "No posting was removed." : `${counted(gone)} gone.`;
  return `Read ${counted(tally.postings)}, but not all of them: ${detail} ${removed}`;
}

/** Describes a board that is given up because it does not exist any more. */
export function retiredSummary(status: number, days: number): string {
  return `The board has answered ${status} for ${days} days. It is no longer read.`;
}

/**
 * Describes a board that is empty or does not exist.
 *
 * @example "The board answered 404, for the 4th time: suspect."
 */
export function emptyCrawlSummary(crawl: {
  emptyCrawls: number;
  gone: number;
  status: number | null;
}): string {
  const { emptyCrawls, gone, status } = crawl;
  const what = status === null ? "The board is empty" : `The board answered ${status}`;
  const times = emptyCrawls === 1 ? what : `${what}, for the ${ordinal(emptyCrawls)} time`;
  if (emptyCrawls >= emptyCrawlsUntilGone) {
    return gone > 0 ? `${times}: ${counted(gone)} gone.` : `${times}.`;
  }
  return emptyCrawls >= emptyCrawlsUntilSuspect ? `${times}: suspect.` : `${times}.`;
}

/** Describes a page that says that its job is closed. */
export function closedCrawlSummary(gone: number): string {
  const what = "The page says that the job is closed";
  return gone > 0 ? `${what}: ${counted(gone)} gone.` : `${what}.`;
}

/** Describes a page that is still there but has no job data. @param crawl.isOver whether that is so for a day */
export function lostMarkupSummary({ isOver, gone }: { isOver: boolean; gone: number }): string {
  if (!isOver) return "The page has no job data any more. If it has none in a day, its jobs are closed.";
  const what = "The page has had no job data for a day";
  return gone > 0 ? `${what}: ${counted(gone)} gone.` : `${what}.`;
}

/** Number of sources named in the line that sums up an outage. */
const maxNamed = 3;

/**
 * One sentence about all sources that stopped answering within one run, with advice.
 *
 * @param names of those sources
 * @param due number of sources the run tried to crawl
 */
export function unreachableSourcesText(names: readonly string[], due: number): string {
  const named = names.slice(0, maxNamed).join(", ");
  return (
    `${names.length} of ${due} sources could not be reached (${named}${names.length > maxNamed ? ", …" : ""}). ` +
    "Check this machine's connection to the internet and its name server. " +
    "They will be tried again within the hour; /status shows each of them."
  );
}

function refusedRecordsText(count: number): string {
  return count === 1 ? "1 record was rejected." : `${count} records were rejected.`;
}

function counted(count: number): string {
  return count === 1 ? "1 posting" : `${count} postings`;
}

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

function ordinal(count: number): string {
  return `${count}${suffixes[ordinals.select(count)] ?? "th"}`;
}
