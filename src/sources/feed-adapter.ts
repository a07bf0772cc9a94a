import type { JsonObject } from "../platform/json/json-object.ts";
import type { RecordResult } from "../jobs/posting.ts";
import type { Adapter, BoardAddress } from "./adapter.ts";
import { type JsonRecord, readJsonBody } from "./read-json-body.ts";
import { type RecordOutcome, withExcerpt } from "./record-outcome.ts";

/** An adapter that can also read single records, so that a large file is read as a stream. */
export type FeedAdapter = Adapter & {
  /** Keys under which the feed, or a recording of it, wraps the list of records. */
  listKeys: readonly string[];
  /** Returns the records of one list entry: several if it holds several postings, none for a notice. */
  readEntry(entry: JsonRecord, address: BoardAddress): RecordResult[];
};

type FeedParts = Omit<FeedAdapter, "read" | "readEntry" | "listKeys"> & {
  listKeys?: readonly string[];
  /** Reads one record. Returns null for an entry that is neither a posting nor an error, such as a legal notice. */
  readRecord: (record: JsonObject, address: BoardAddress) => RecordOutcome | null;
};

/** Wrapper keys seen in recordings of all kinds of feeds. */
export const usualListKeys = ["jobs", "data", "postings", "results", "items"] as const;

/** Makes an adapter from a function that reads one record. */
export function feedAdapter({ readRecord, listKeys = usualListKeys, ...rest }: FeedParts): FeedAdapter {
  function readEntry(entry: JsonRecord, address: BoardAddress): RecordResult[] {
    if (!entry.ok) return [{ ...entry, externalId: null }];
    const outcome = readRecord(entry.record, address);
    return outcome === null ? [] : [withExcerpt(outcome, entry.text)];
  }
  return {
    ...rest,
    listKeys,
    readEntry,
    read: (body, address) => [...readJsonBody(body, listKeys)].flatMap((entry) => readEntry(entry, address)),
  };
}

/** Counts the entries of a body. A feed with pages has more while a page comes back full. */
export function countEntries(body: string, listKeys: readonly string[]): number {
  let count = 0;
  for (const _ of readJsonBody(body, listKeys)) count++;
  return count;
}
