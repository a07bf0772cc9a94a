import { delistUnseen, touchPostings } from "../../jobs/freshness/delist.server.ts";
import { recordCrawl, type CrawlState } from "../../jobs/freshness/source-crawls.server.ts";
import { makeSourceDue } from "../../jobs/freshness/switch-source.server.ts";
import type { Gazetteer } from "../../places/gazetteer.server.ts";
import type { SourceRecord } from "../../jobs/source-record.server.ts";
import type { StoringContext } from "../../jobs/store-postings.server.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { FeedAdapter } from "../feed-adapter.ts";
import type { SourceKeys } from "../policies.ts";
import type { PoliteFetch } from "./polite-fetch.server.ts";
import { crawlPages } from "./crawl-pages.server.ts";
import { checkUnseen, mayBeUnconfirmed } from "./check-unseen.server.ts";
import {
  daysUntilRetired,
  emptyCrawlsUntilGone,
  isGivenUp,
  nextCrawl,
  type CrawlOutcome,
} from "./crawl-schedule.ts";
import {
  closedCrawlSummary,
  crawlSummary,
  emptyCrawlSummary,
  lostMarkupSummary,
  partialCrawlSummary,
  retiredSummary,
} from "./crawl-summary.ts";
import type { Tally } from "./store-records.server.ts";
import { troubleText, type Trouble } from "./trouble-text.ts";

export type CrawlContext = {
  politeFetch: PoliteFetch;
  clock: Clock;
  random: () => number;
  gazetteer: Gazetteer;
  understand?: StoringContext["understand"];
  keys?: SourceKeys | undefined;
  signal?: AbortSignal | undefined;
};

/** The result of a crawl, for the log. */
export type CrawlReport = Tally & {
  outcome: "read" | "not-modified" | "empty" | "partial" | Trouble["outcome"];
  /** As stored in the source's row. */
  words: string;
  pages: number;
  /** Postings delisted. */
  gone: number;
  /** True when the crawl failed in the same way as the one before, so a second log line is not worth it. */
  isRepeated: boolean;
};

/** A page that is still there but has no job data any more has lost it after this time. */
const untilMarkupIsLost = 86_400_000;

/** A site-wide feed lists only new postings. Older ones stay this long after they were last seen. */
const unseenInNewest = 14 * 86_400_000;

/**
 * Crawls one source: stores its postings, delists those it no longer has, and records the result and the next crawl.
 * Only a crawl of the whole list delists what is not in it. When a list breaks off, the missing postings are looked up
 * one by one. An empty or missing board must be so in six crawls before its postings are delisted. A page that says that
 * its job is closed is believed at once, and one without job data after a day.
 */
export async function crawlSource(
  db: Database,
  { source, adapter }: { source: SourceRecord; adapter: FeedAdapter },
  context: CrawlContext,
): Promise<CrawlReport> {
  const now = context.clock();
  const read = await crawlPages(db, { source, adapter }, { ...context, now });
  const { end, pages, tally } = read;

  if (end.kind === "trouble") {
    const { trouble } = end;
    const words = troubleText(trouble);
    let gone = 0;
    if (trouble.outcome === "stopped") await makeSourceDue(db, source.name, now);
    else {
      const failing = { failures: source.failures + 1, failing_since: source.failing_since ?? now };
      const unconfirmed = mayBeUnconfirmed(now);
      if (failing.failing_since <= unconfirmed)
        gone = await delistUnseen(db, { source: source.name, seenBefore: unconfirmed }, now);
      await note({ ...failing, last_outcome: words, last_result: trouble.outcome }, outcomeOf(trouble));
    }
    return {
      ...tally,
      pages,
      outcome: trouble.outcome,
      words,
      gone,
      isRepeated: words === source.last_outcome,
    };
  }

  const success = {
    last_read_at: now,
    failures: 0,
    failing_since: null,
    last_added: tally.added,
    last_gone: 0,
    no_markup_since: null as Date | null,
    missing_since: null as Date | null,
    last_rejected: JSON.stringify(tally.reasons),
  };
  if (end.kind === "closed" || end.kind === "no-markup") {
    const since = end.kind === "closed" ? null : (source.no_markup_since ?? now);
    const isOver = since === null || now.getTime() - since.getTime() >= untilMarkupIsLost;
    const delisted = isOver ? await delistUnseen(db, { source: source.name, seenBefore: now }, now) : 0;
    const words =
      since === null ? closedCrawlSummary(delisted) : lostMarkupSummary({ isOver, gone: delisted });
    // Without validators the page sends a full answer again.
    const reset = { etag: null, last_modified: null, no_markup_since: since, last_gone: delisted };
    await note(
      { ...success, ...reset, last_outcome: words, last_result: "empty" },
      { kind: "success", emptyCrawls: isOver ? emptyCrawlsUntilGone : 0 },
    );
    return {
      ...tally,
      pages,
      outcome: "empty",
      words,
      gone: delisted,
      isRepeated: words === source.last_outcome,
    };
  }
  if (end.kind === "not-modified") {
    // A feed of the newest still lists what its last answer had, and not what had dropped out of it before.
    const seenSince = adapter.listsOnlyNewest ? (source.last_read_at ?? now) : undefined;
    await touchPostings(db, { source: source.name, seenSince }, now);
    const gone = adapter.listsOnlyNewest
      ? await delistUnseen(db, { source: source.name, seenBefore: seenBefore() }, now)
      : 0;
    const words = "Nothing has changed since the last crawl.";
    await note(
      { ...success, last_outcome: words, last_result: "not-modified", last_gone: gone },
      { kind: "success", emptyCrawls: 0 },
    );
    return { ...tally, pages, outcome: "not-modified", words, gone, isRepeated: false };
  }
  if (end.kind === "partial") {
    const gone = adapter.listsChanges ? read.gone : await delistAfterPart(end.listed === "all");
    const words = partialCrawlSummary(tally, end.detail, gone);
    // The next crawl of a feed of changes reads the same ones again.
    const last_modified = adapter.listsChanges ? source.last_modified : null;
    const reset = { empty_readings: 0, etag: null, last_modified, last_gone: gone };
    const state = { ...success, ...reset, last_outcome: words, last_result: "partial" as const };
    await note(state, end.ranOut ? { kind: "unfinished" } : { kind: "success", emptyCrawls: 0 });
    return { ...tally, pages, outcome: "partial", words, gone, isRepeated: false };
  }
  if (adapter.listsChanges && end.kind === "complete") {
    const words = crawlSummary(tally, read.gone);
    const changes = { etag: null, last_modified: end.lastModified, last_gone: read.gone };
    await note(
      { ...success, ...changes, last_outcome: words, last_result: "read" },
      { kind: "success", emptyCrawls: 0 },
    );
    return { ...tally, pages, outcome: "read", words, gone: read.gone, isRepeated: false };
  }

  const isEmpty = tally.postings === 0;
  const emptyCrawls = isEmpty ? source.empty_readings + 1 : 0;
  const isBelieved = !isEmpty || emptyCrawls >= emptyCrawlsUntilGone;
  const gone = isBelieved
    ? await delistUnseen(db, { source: source.name, seenBefore: seenBefore() }, now)
    : 0;
  const missing = end.kind === "gone" ? { status: end.status, since: source.missing_since ?? now } : null;
  const isRetired = missing !== null && isGivenUp({ emptyCrawls, missingSince: missing.since }, now);
  const words = isRetired
    ? retiredSummary(missing.status, daysUntilRetired)
    : isEmpty
      ? emptyCrawlSummary({ emptyCrawls, gone, status: missing?.status ?? null })
      : crawlSummary(tally, gone);
  // Without validators an empty board sends a full answer again, which is counted again.
  const validators = end.kind === "complete" && !isEmpty ? end : { etag: null, lastModified: null };
  await note(
    {
      ...success,
      last_outcome: words,
      last_result: isEmpty ? "empty" : "read",
      last_gone: gone,
      empty_readings: emptyCrawls,
      missing_since: missing?.since ?? null,
      ...(isRetired ? { enabled: false, retired_at: now } : {}),
      etag: validators.etag,
      last_modified: validators.lastModified,
    },
    { kind: "success", emptyCrawls },
  );
  return { ...tally, pages, outcome: isEmpty ? "empty" : "read", words, gone, isRepeated: false };

  /** A list that is whole removes what is not in it. Of another, the postings that it lacks are looked up. */
  async function delistAfterPart(isListWhole: boolean): Promise<number> {
    return isListWhole
      ? delistUnseen(db, { source: source.name, seenBefore: seenBefore() }, now)
      : checkUnseen(db, { source, adapter }, context);
  }

  function seenBefore(): Date {
    return adapter.listsOnlyNewest ? new Date(now.getTime() - unseenInNewest) : now;
  }

  function outcomeOf(trouble: Trouble): CrawlOutcome {
    const failures = source.failures + 1;
    if (trouble.outcome === "offline") return { kind: "offline", failures };
    return { kind: "refused", failures, retryAt: trouble.outcome === "busy" ? trouble.retryAt : null };
  }

  function note(state: Omit<CrawlState, "next_read_at">, outcome: CrawlOutcome): Promise<void> {
    const { random, clock } = context;
    const next = nextCrawl(outcome, { minInterval: source.min_interval, now: clock(), random });
    const last_duration = clock().getTime() - now.getTime();
    return recordCrawl(db, source.name, { ...state, last_duration, next_read_at: next });
  }
}
