import type { Clock } from "../../platform/clock/clock.ts";
import type { Gazetteer } from "../../places/gazetteer.server.ts";
import { delistClosed } from "../../jobs/freshness/delist.server.ts";
import { listLiveTitles } from "../../jobs/live-titles.server.ts";
import type { RecordResult } from "../../jobs/posting.ts";
import type { SourceRecord } from "../../jobs/source-record.server.ts";
import type { StoringContext } from "../../jobs/store-postings.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { FeedAdapter } from "../feed-adapter.ts";
import type { PoliteFetch } from "./polite-fetch.server.ts";
import { isMarkup } from "../jsonld/jsonld.ts";
import { judgeWithoutMarkup } from "../jsonld/lost-markup.ts";
import type { FeedAnswer } from "./ask-once.server.ts";
import { openDetails } from "./read-details.server.ts";
import { addTallies, emptyTally, storeRecords, type Tally } from "./store-records.server.ts";
import type { Trouble } from "./trouble-text.ts";
import type { BoardAddress, Adapter, CrawlStep } from "../adapter.ts";
import { missingKeys, type SourceKeys } from "../policies.ts";
import { readJsonBody } from "../read-json-body.ts";

/** The numbers of postings that a crawl found and missed in a list. */
type ListFigures = {
  /** Different records in the list. */
  listed: number;
  /** The number of postings that the list states, null if it states none. */
  total: number | null;
  /** Listed postings whose own page could not be read. */
  unopened: number;
  /** Why, for the operator. */
  fault: string | null;
  /** Whether the time for opening postings ran out. */
  ranOut: boolean;
};

/** How the crawl of a source ended. */
export type CrawlEnd =
  /** Every record of the source was seen. */
  | { kind: "complete"; etag: string | null; lastModified: string | null }
  /**
   * It was read, but not whole. `listed`: the list is whole, and only the pages of some postings were not opened.
   * Otherwise records were cut off or had no id, or the list ends before all were listed.
   */
  | { kind: "partial"; detail: string; listed: "all" | "some"; ranOut: boolean }
  /** Nothing changed since the last complete crawl. */
  | { kind: "not-modified" }
  /** A page says that its only job is closed. */
  | { kind: "closed" }
  /** A page is still there, with the title of a job, but without job data. */
  | { kind: "no-markup" }
  /** The board does not exist. */
  | { kind: "gone"; status: number }
  | { kind: "trouble"; trouble: Trouble };

/** `gone`: postings that a feed of changes said to be closed. */
export type CrawledPages = { end: CrawlEnd; pages: number; tally: Tally; gone: number };

type ReadAnswer = Extract<FeedAnswer, { outcome: "ok" }>;

type PagesContext = {
  politeFetch: PoliteFetch;
  clock: Clock;
  now: Date;
  gazetteer: Gazetteer;
  understand?: StoringContext["understand"];
  keys?: SourceKeys | undefined;
  signal?: AbortSignal | undefined;
};

/** Far more pages than any real feed has. A feed that never ends is an error. */
const maxPages = 1000;

const day = 86_400_000;

const unvalidated = { etag: null as string | null, lastModified: null as string | null };

/** Reads and stores a source page by page until its end or an error. */
export async function crawlPages(
  db: Database,
  { source, adapter }: { source: SourceRecord; adapter: FeedAdapter },
  context: PagesContext,
): Promise<CrawledPages> {
  const address = { board: source.board, companyName: source.company_name };
  const { keys = {}, now } = context;
  const gap = adapter.policy.requestGap;
  const step = firstStep(source, adapter, { keys, now });
  const progress = {
    pages: 0,
    gone: 0,
    records: 0,
    tally: emptyTally,
    firstFault: null as string | null,
    ids: new Set<string>(),
  };
  const figures: ListFigures = { listed: 0, total: null, unopened: 0, fault: null, ranOut: false };
  const readDetails = adapter.detail
    ? openDetails(
        db,
        { source, detail: adapter.detail, address },
        {
          ...context,
          keys,
          gap,
          opensKnown: adapter.listsChanges !== undefined && source.last_modified !== null,
        },
      )
    : null;
  const end = await untilTheEnd();
  return { end, pages: progress.pages, tally: progress.tally, gone: progress.gone };

  async function untilTheEnd(): Promise<CrawlEnd> {
    const missing = missingKeys(adapter.policy, keys);
    if (missing.length > 0) {
      const detail = `It needs a key: set ${missing.join(" and ")}.`;
      return { kind: "trouble", trouble: { outcome: "forbidden", status: 401, detail } };
    }
    for (let page = 0; page < maxPages; page++) {
      const url = adapter.pageUrl(address, page, step);
      if (url === null && page === 0) return noFeed("It has no address to read.");
      if (url === null && page === 1 && adapter.hasEntrance) return noFeed("It does not lead to a list.");
      if (url === null) return partly(`There is more after page ${page}.`);
      // In a feed of changes, the moment is part of the question.
      const isWhole = page === 0 && !adapter.listsChanges && !adapter.hasEntrance;
      const conditions = isWhole ? { etag: source.etag, lastModified: source.last_modified } : {};
      const extras = adapter.requestExtras?.(address, page, step);
      const answer = await context.politeFetch(url, {
        ...conditions,
        ...extras,
        gap,
        signal: context.signal,
      });
      if (answer.outcome === "not-modified") return { kind: "not-modified" };
      if (answer.outcome === "gone" && adapter.listsChanges?.mayLackPages) {
        if (adapter.hasMore("", page, step)) continue;
        return progress.pages === 0 ? noFeed("None of its pages is there.") : endOfChanges();
      }
      if (answer.outcome === "gone") {
        return page === 0 && !adapter.listsChanges
          ? { kind: "gone", status: answer.status }
          : noFeed(`A page answered ${answer.status}.`);
      }
      if (answer.outcome !== "ok") return { kind: "trouble", trouble: answer };

      progress.pages += 1;
      step.first ??= answer.body;
      step.previous = answer.body;
      if (page === 0 && adapter.hasEntrance) continue;
      if (figures.total === null) figures.total = adapter.total?.(answer.body) ?? null;
      const hasNew = await storePage(answer.body);
      // Postings that were not opened for this reason are opened by the next crawl, at once.
      if (readDetails !== null && context.signal?.aborted)
        return { kind: "trouble", trouble: { outcome: "stopped" } };
      // Only a source of one page can report that none of it has changed.
      if (!adapter.hasMore(answer.body, page, step)) return judged(answer, page);
      if (hasNew || adapter.listsChanges) continue;
      const repeated = "Its pages repeat themselves.";
      if (!adapter.endsByRepeating) return progress.ids.size > 0 ? partly(repeated) : noFeed(repeated);
      const whole = await judged(answer, page);
      // A page in the middle of the list may come twice, too.
      const lacksSome = figures.total !== null && figures.listed < figures.total;
      return whole.kind === "complete" && lacksSome ? partly(repeated) : whole;
    }
    return noFeed(`It has more than ${maxPages} pages.`);
  }

  function endOfChanges(): CrawlEnd {
    return { kind: "complete", etag: null, lastModified: step.until.toUTCString() };
  }

  /** @returns false when the page had records and earlier pages had all of them. */
  async function storePage(body: string): Promise<boolean> {
    const [before, recordsBefore] = [progress.ids.size, progress.records];
    const listed = noticed(readRecords(body, adapter, address));
    const read = readDetails && (await readDetails([...listed]));
    const records = await withoutClosed(read?.records ?? listed);
    progress.tally = addTallies(progress.tally, await storeRecords(db, { source, records }, context));
    figures.listed = progress.ids.size;
    if (read !== null) {
      const { unchanged } = read;
      progress.tally = addTallies(progress.tally, { ...emptyTally, postings: unchanged, unchanged });
      figures.unopened += read.unopened;
      figures.fault ??= read.fault;
      figures.ranOut ||= read.ranOut;
    }
    return progress.ids.size > before || progress.records === recordsBefore;
  }

  /** Delists what a feed of changes says is closed, and returns the other records. */
  async function withoutClosed(records: Iterable<RecordResult>): Promise<Iterable<RecordResult>> {
    if (!adapter.listsChanges) return records;
    const [closed, others] = [[] as string[], [] as RecordResult[]];
    for (const record of records) {
      const isClosed = !record.ok && record.reason === "closed" && record.externalId !== null;
      if (isClosed && record.externalId !== null) closed.push(record.externalId);
      else others.push(record);
    }
    progress.gone += await delistClosed(db, { source: source.name, externalIds: closed }, now);
    return others;
  }

  function* noticed(records: Iterable<RecordResult>): Generator<RecordResult> {
    for (const record of records) {
      const id = record.ok ? record.raw.externalId : record.externalId;
      progress.records += 1;
      // Pages overlap when the list changes while it is read. In a feed of changes, the later one counts.
      if (id !== null && progress.ids.has(id) && !adapter.listsChanges) continue;
      if (id !== null) progress.ids.add(id);
      else if (!record.ok) progress.firstFault ??= record.detail;
      yield record;
    }
  }

  async function judged(answer: ReadAnswer, page: number): Promise<CrawlEnd> {
    const { unidentified, postings, closed } = progress.tally;
    const { etag, lastModified } = page === 0 ? answer : unvalidated;
    if (adapter.listsChanges && unidentified === 0 && figures.unopened === 0) return endOfChanges();
    if (postings === 0 && closed > 0) return { kind: "closed" };
    const [unlisted, unopened] = [unlistedText(figures, adapter), unopenedText(figures)];
    if (unidentified === 0 && unlisted !== null) return partly(unlisted);
    if (unidentified === 0 && unopened !== null)
      return { kind: "partial", detail: unopened, listed: "all", ranOut: figures.ranOut };
    if (unidentified === 0) return { kind: "complete", etag, lastModified };
    const detail = progress.firstFault ?? "A record cannot be identified.";
    if (postings > 0) return partly(detail);
    const isPage =
      adapter.readsAnyPage === "page" && isMarkup(answer.body) && isSameHost(answer.url, source.board);
    return (isPage ? await endOfPage(answer.body) : null) ?? noFeed(detail);
  }

  /** Judges a page without postings. Returns null for one that may be a challenge, a wall or another page. */
  async function endOfPage(html: string): Promise<CrawlEnd | null> {
    const titles = await listLiveTitles(db, source.name);
    const verdict = judgeWithoutMarkup(html, titles);
    if (verdict === "empty") return { kind: "complete", ...unvalidated };
    if (verdict === "closed" && titles.length <= 1) return { kind: "closed" };
    // The jobs of a page that lost its data are gone, so their titles are no longer known.
    const isOver = titles.length === 0 && source.no_markup_since !== null;
    return verdict === "lost" || isOver ? { kind: "no-markup" } : null;
  }
}

/** What a crawl knows before its first page. A feed of changes is read from where the last whole crawl ended. */
function firstStep(
  source: SourceRecord,
  { listsChanges }: FeedAdapter,
  { keys, now }: { keys: SourceKeys; now: Date },
): CrawlStep {
  const { firstDays = 0, atOnceDays = 0 } = listsChanges ?? {};
  const last = Date.parse(source.last_modified ?? "");
  const since = Number.isNaN(last) ? now.getTime() - firstDays * day : last;
  const until = new Date(Math.min(now.getTime(), since + atOnceDays * day));
  return { since: new Date(since), until, first: null, previous: null, keys };
}

/** A page that moved to another site is not the page that was read before. */
function isSameHost(one: string, other: string): boolean {
  const [first, second] = [one, other].map((address) => URL.parse(address)?.host.replace(/^www\./, ""));
  return first !== undefined && first === second;
}

function partly(detail: string): CrawlEnd {
  return { kind: "partial", detail, listed: "some", ranOut: false };
}

function noFeed(detail: string): CrawlEnd {
  return { kind: "trouble", trouble: { outcome: "bad-content", detail } };
}

/** Characters that are parsed in one go: some 20 ms of work. */
const smallBody = 1_000_000;

/**
 * Reads every record of a body. A large list is parsed record by record, on demand. The caller can pause between
 * records so that page requests of the same process are served.
 */
export function* readRecords(
  body: string,
  adapter: FeedAdapter,
  address: BoardAddress,
): Generator<RecordResult> {
  if (body.length <= smallBody || adapter.readsWholeBody || isMarkup(body))
    yield* adapter.read(body, address);
  else for (const entry of readJsonBody(body, adapter.listKeys)) yield* adapter.readEntry(entry, address);
}

/** A list may state a few postings that it does not show: it changes while it is read, and some are for employees only. */
const shareOfTotal = 0.9;
/** A list that is cut has a little less than its limit when postings moved to a later page while it was read. */
const shareOfCeiling = 0.98;

/** Describes the postings that the list lacks. Returns null when it has all. */
export function unlistedText(
  { listed, total }: Pick<ListFigures, "listed" | "total">,
  { ceiling }: Pick<Adapter, "ceiling">,
): string | null {
  if (ceiling !== undefined && listed <= ceiling && listed >= ceiling * shareOfCeiling)
    return `Its list ends at ${listed} postings, and may have more.`;
  if (total !== null && listed < total * shareOfTotal)
    return `It states ${total} postings and lists ${listed}.`;
  return null;
}

/** Describes the postings that were not opened. Returns null when there are none. */
export function unopenedText({ unopened, fault }: Pick<ListFigures, "unopened" | "fault">): string | null {
  if (unopened === 0) return null;
  const what = unopened === 1 ? "1 posting was not opened." : `${unopened} postings were not opened.`;
  return fault === null ? what : `${what} ${fault}`;
}
