import { touchPostings } from "../../jobs/freshness/delist.server.ts";
import { knownTitles } from "../../jobs/live-titles.server.ts";
import { plainLine } from "../../jobs/extraction/plain-line.ts";
import type { RawPosting, RecordResult } from "../../jobs/posting.ts";
import type { SourceRecord } from "../../jobs/source-record.server.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { BoardAddress, DetailPages } from "../adapter.ts";
import { fingerprint } from "../fingerprint.ts";
import type { SourceKeys } from "../policies.ts";
import { refused, withExcerpt } from "../record-outcome.ts";
import type { PoliteFetch } from "./polite-fetch.server.ts";
import { troubleText } from "./trouble-text.ts";

export type DetailTools = {
  politeFetch: PoliteFetch;
  keys: SourceKeys;
  /** Seconds between two requests. */
  gap?: number | undefined;
  /** True when the list has only postings that changed, so that known ones are opened too. */
  opensKnown?: boolean;
  clock: Clock;
  signal?: AbortSignal | undefined;
};

export type ReadDetails = {
  /** The records of the list, with each posting that was opened in whole. */
  records: RecordResult[];
  /** Postings that are stored as the list has them, so that they were not opened. */
  unchanged: number;
  /** Postings that could not be opened. */
  unopened: number;
  /** Why, for the operator. */
  fault: string | null;
  /** Whether the time for opening postings ran out. */
  ranOut: boolean;
};

/** A crawl stops opening postings after this many milliseconds. The next crawl opens the others. */
const longestRun = 15 * 60_000;
/** Stops after this many failures in a row: the service refuses us, or changed. */
const maxFailures = 5;
const day = 86_400_000;
/** A stored posting is opened again after this many days, because its text may change while its title stays. */
const daysUntilReopened = 14;

/** Returns a function that opens the postings of one page after the other, for the length of one crawl. */
export function openDetails(
  db: Database,
  { source, detail, address }: { source: SourceRecord; detail: DetailPages; address: BoardAddress },
  { politeFetch, clock, signal, keys, gap, opensKnown }: DetailTools,
): (listed: readonly RecordResult[]) => Promise<ReadDetails> {
  const start = clock().getTime();
  let failures = 0;

  return async function readDetails(listed) {
    const ids = listed.flatMap((result) => (result.ok ? result.raw.externalId : []));
    const known = await knownTitles(db, source.name, ids);
    const read: ReadDetails = { records: [], unchanged: 0, unopened: 0, fault: null, ranOut: false };
    for (const result of listed) {
      const url = result.ok ? detail.url(result.raw, address) : null;
      if (!result.ok || url === null) read.records.push(result);
      else if (!opensKnown && isKnown(result.raw, known) && !isReopened(result.raw, start))
        read.unchanged += 1;
      else if (failures >= maxFailures || clock().getTime() - start > longestRun) {
        read.unopened += 1;
        read.ranOut ||= failures < maxFailures;
        read.fault ??= "The others are opened next time.";
      } else await open(result.raw, url, read);
    }
    // A posting in the list is open, whether its page was read or not.
    await touchPostings(db, { source: source.name, externalIds: [...known.keys()] }, new Date(start));
    return read;
  };

  /** Whether the posting is stored with the title that it has in the list. */
  function isKnown({ externalId, title }: RawPosting, known: ReadonlyMap<string, string>): boolean {
    const stored = known.get(externalId);
    return stored !== undefined && (detail.knowsById === true || stored === plainLine(title, 300));
  }

  async function open(listed: RawPosting, url: string, read: ReadDetails): Promise<void> {
    const answer = await politeFetch(url, { ...detail.requestExtras?.(keys), signal, gap });
    if (answer.outcome === "ok") {
      const result = detail.read(answer.body, listed, address);
      const isUnderstood = result.ok || ["closed", "not-an-opening"].includes(result.reason);
      failures = isUnderstood ? 0 : failures + 1;
      read.records.push(result);
    } else if (answer.outcome === "gone") {
      const closed = refused("closed", `Its page answered ${answer.status}.`, listed.externalId);
      read.records.push(withExcerpt(closed, listed.title));
    } else {
      failures += 1;
      read.unopened += 1;
      if (answer.outcome !== "not-modified") read.fault ??= troubleText(answer);
    }
  }
}

function isReopened({ externalId }: RawPosting, now: number): boolean {
  const turn = Number.parseInt(fingerprint(externalId).slice(0, 8), 16) % daysUntilReopened;
  return Math.floor(now / day) % daysUntilReopened === turn;
}
