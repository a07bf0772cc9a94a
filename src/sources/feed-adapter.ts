import type { RecordResult, RawPosting } from "../jobs/posting.ts";
import type { JsonObject } from "../platform/json/json-object.ts";
import type { Adapter, BoardAddress } from "./adapter.ts";
import { policyOf } from "./policies.ts";
import { readJsonBody, type JsonRecord } from "./read-json-body.ts";
import {
  posting,
  refusedSample,
  withExcerpt,
  type PostingFields,
  type RecordOutcome,
} from "./record-outcome.ts";
import { postingWithoutContacts, withoutContacts } from "./without-contacts.ts";

/** An adapter that can also read single records, so that a large file is read as a stream. */
export type FeedAdapter = Adapter & {
  /** Keys under which the feed, or a recording of it, wraps the list of records. */
  listKeys: readonly string[];
  /** True when a record is understood only together with the rest of the body, so that it is never streamed. */
  readsWholeBody: boolean;
  /** Returns the records of one list entry: several if it holds several postings, none for a notice. */
  readEntry(entry: JsonRecord, address: BoardAddress): RecordResult[];
};

/** The result of reading a record: the facts of a posting, or the reason why it is none. */
export type RecordReading = PostingFields | RecordOutcome;

export type FeedParts = Omit<
  FeedAdapter,
  "read" | "readEntry" | "listKeys" | "readsWholeBody" | "hasMore" | "policy"
> & {
  listKeys?: readonly string[];
  /** Number of records of a full page. Absent when one answer holds all. */
  pageSize?: number;
  /** The number of pages that are read. Absent when the feed ends by itself. */
  maxPages?: number;
  /** By default, true after a full page. */
  hasMore?: Adapter["hasMore"];
  /** Finds the records of a body that is not a JSON list. */
  recordsIn?: (body: string) => Iterable<JsonRecord>;
  /** True when the feed has one row for each place of a posting. */
  hasRowPerPlace?: boolean;
  /**
   * Reads one record. Returns several readings for a record that holds several postings, and null for an entry that is
   * neither a posting nor an error, such as a legal notice.
   */
  readRecord: (record: JsonObject, address: BoardAddress) => RecordReading | readonly RecordReading[] | null;
};

/** Wrapper keys seen in recordings of all kinds of feeds. */
export const usualListKeys = ["jobs", "data", "postings", "results", "items"] as const;

/** Characters of a refused record that are cleaned for its excerpt: more than it keeps. */
const cleanedLength = 2000;

/** Makes an adapter from a function that reads one record. */
export function feedAdapter(parts: FeedParts): FeedAdapter {
  const {
    readRecord,
    listKeys = usualListKeys,
    pageSize,
    maxPages,
    recordsIn,
    hasRowPerPlace,
    ...rest
  } = parts;
  const records = recordsIn ?? ((body: string) => readJsonBody(body, listKeys));
  const policy = policyOf(rest);
  const { detail } = rest;
  const hasPages = pageSize !== undefined || rest.hasMore !== undefined;
  const pages = hasPages ? (maxPages ?? Infinity) : 1;

  function readEntry(entry: JsonRecord, address: BoardAddress): RecordResult[] {
    if (!entry.ok) return [storable({ ...entry, externalId: null })];
    const reading = readRecord(entry.record, address);
    const outcomes = (reading === null ? [] : [reading].flat()).map(outcomeOf);
    return outcomes.map((outcome) => {
      // Cleaned before it is cut, which may halve an address.
      const text = outcome.ok ? "" : withoutContacts(entry.text.slice(0, cleanedLength));
      return storable(withExcerpt(outcome, text));
    });
  }
  /** The result without the contacts that must not be stored: neither in an excerpt, nor in an advert of a public service. */
  function storable(result: RecordResult): RecordResult {
    if (!result.ok) return { ...result, excerpt: withoutContacts(result.excerpt) };
    return policy.removesContacts ? { ok: true, raw: postingWithoutContacts(result.raw) } : result;
  }
  function read(body: string, address: BoardAddress): RecordResult[] {
    const results = [...records(body)].flatMap((entry) => readEntry(entry, address));
    return hasRowPerPlace ? joinRows(results) : results;
  }
  return {
    hasMore: (body, page) =>
      pageSize !== undefined && page + 1 < pages && countOf(records(body), pageSize) >= pageSize,
    ...rest,
    policy,
    ...(detail
      ? {
          detail: {
            ...detail,
            read: (body, listed, address) => storable(detail.read(body, listed, address)),
          },
        }
      : {}),
    pageUrl: (address, page, step) => (page < pages ? rest.pageUrl(address, page, step) : null),
    listKeys,
    readsWholeBody: recordsIn !== undefined || hasRowPerPlace === true,
    readEntry,
    read,
  };
}

function outcomeOf(reading: RecordReading): RecordOutcome {
  if ("ok" in reading) return reading;
  return refusedSample(reading.title, reading.externalId) ?? posting(reading);
}

/** Counts records up to a limit. */
function countOf(records: Iterable<unknown>, limit: number): number {
  let count = 0;
  for (const _ of records) {
    count++;
    if (count >= limit) break;
  }
  return count;
}

/** Joins the rows of a posting that a feed lists once for each place. The first row has the other facts. */
function joinRows(results: readonly RecordResult[]): RecordResult[] {
  const byId = new Map<string, RawPosting>();
  const joined: RecordResult[] = [];
  for (const result of results) {
    const first = result.ok ? byId.get(result.raw.externalId) : undefined;
    if (!result.ok || first === undefined) {
      const row = result.ok ? { ...result, raw: { ...result.raw } } : result;
      if (row.ok) byId.set(row.raw.externalId, row.raw);
      joined.push(row);
      continue;
    }
    const { locations, remoteRegions, remote, country } = result.raw;
    first.locations = union(first.locations, locations);
    first.remoteRegions = union(first.remoteRegions, remoteRegions);
    // A job that can be done remotely or in an office is not said to be only one of them.
    if (first.remote !== remote) first.remote = null;
    if (first.country !== country) first.country = null;
  }
  return joined;
}

function union(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])];
}
