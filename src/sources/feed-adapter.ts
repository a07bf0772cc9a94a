import type { Reading } from "../jobs/posting.ts";
import type { Adapter, BoardAddress } from "./adapter.ts";
import type { JsonObject } from "./json-fields.ts";
import { type JsonRecord, readJsonBody } from "./read-json-body.ts";
import { type RecordOutcome, withExcerpt } from "./reading-outcome.ts";

/** An adapter that can also be asked for single records, so that a large file is read as a stream. */
export type FeedAdapter = Adapter & {
  /** Keys under which the feed, or someone's recording of it, wraps the list of records. */
  listKeys: readonly string[];
  /** What one entry of the list gives; several for an entry that holds several postings, none for a notice. */
  readEntry(entry: JsonRecord, address: BoardAddress): Reading[];
};

type FeedParts = Omit<FeedAdapter, "read" | "readEntry" | "listKeys"> & {
  listKeys?: readonly string[];
  /** Reads one record; null for an entry that is no posting and no fault, such as a legal notice. */
  readRecord: (record: JsonObject, address: BoardAddress) => RecordOutcome | null;
};

/** Wrappers seen around every kind of feed in recordings. */
export const usualListKeys = ["jobs", "data", "postings", "results", "items"] as const;

/** Makes an adapter out of the reader of one record. */
export function feedAdapter({ readRecord, listKeys = usualListKeys, ...rest }: FeedParts): FeedAdapter {
  function readEntry(entry: JsonRecord, address: BoardAddress): Reading[] {
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

/** How many entries a body holds: a feed with pages has more while a page comes back full. */
export function countEntries(body: string, listKeys: readonly string[]): number {
  let count = 0;
  for (const _ of readJsonBody(body, listKeys)) count++;
  return count;
}
