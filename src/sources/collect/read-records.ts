import type { RecordResult } from "../../jobs/posting.ts";
import type { BoardAddress } from "../adapter.ts";
import type { FeedAdapter } from "../feed-adapter.ts";
import { isMarkup } from "../jsonld/jsonld.ts";
import { readJsonBody } from "../read-json-body.ts";

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
