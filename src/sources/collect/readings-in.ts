import type { Reading } from "../../jobs/posting.ts";
import type { BoardAddress } from "../adapter.ts";
import type { FeedAdapter } from "../feed-adapter.ts";
import { isMarkup } from "../jsonld/jsonld.ts";
import { readJsonBody } from "../read-json-body.ts";

/** Characters that are read in one go: some 20 ms of work. */
const smallBody = 1_000_000;

/**
 * Every record of a body. A large list is read record by record as they are asked for: whoever pauses in between lets
 * the pages of the same process get their turn.
 */
export function* readingsIn(body: string, adapter: FeedAdapter, address: BoardAddress): Generator<Reading> {
  if (body.length <= smallBody || isMarkup(body)) yield* adapter.read(body, address);
  else for (const entry of readJsonBody(body, adapter.listKeys)) yield* adapter.readEntry(entry, address);
}
