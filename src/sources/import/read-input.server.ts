import type { RecordResult } from "../../jobs/posting.ts";
import type { BoardAddress } from "../adapter.ts";
import { adapterForReading, nameOfBoard } from "../catalogue.server.ts";
import type { ColumnUse } from "../corpus/record-columns.ts";
import { decodeBytes, UnreadableFile } from "../../text/tables/decode-bytes.server.ts";
import { readCorpus } from "../corpus/read-corpus.server.ts";
import type { FeedAdapter } from "../feed-adapter.ts";
import { isMarkup } from "../jsonld/jsonld.ts";
import { readJsonStream } from "../read-json-body.ts";
import { unreadable } from "../record-outcome.ts";
import type { ImportArguments } from "./import-arguments.server.ts";

/** Characters. Web pages and some feeds are read whole, and longer ones are refused. */
const longestPage = 20_000_000;

/**
 * Streams the records of one file, with the unit of pay that the operator named. A file that cannot be read gives one
 * failed result. Throws only on disk errors.
 */
export async function* readInput(
  bytes: AsyncIterable<Uint8Array>,
  fileName: string,
  wanted: Pick<ImportArguments, "source" | "map" | "name" | "payUnit">,
  onColumns: (columns: ColumnUse[]) => void,
): AsyncGenerator<RecordResult> {
  const { payUnit } = wanted;
  for await (const result of readRecords(bytes, fileName, wanted, onColumns))
    yield result.ok && payUnit ? { ...result, raw: { ...result.raw, payUnit } } : result;
}

/** Reads a data set by its columns, and a feed by its adapter. */
async function* readRecords(
  bytes: AsyncIterable<Uint8Array>,
  fileName: string,
  { source, map, name }: Pick<ImportArguments, "source" | "map" | "name">,
  onColumns: (columns: ColumnUse[]) => void,
): AsyncGenerator<RecordResult> {
  const adapter = adapterForReading(source);
  if (adapter === undefined) {
    yield* readCorpus(bytes, { fileName, map, onColumns });
    return;
  }
  try {
    const address = {
      board: "",
      companyName: name,
      nameOfBoard: (board: string) => nameOfBoard(adapter.name, board),
    };
    yield* readFeed(adapter, decodeBytes(bytes), address);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    yield unreadable(error.message, "");
  }
}

async function* readFeed(
  adapter: FeedAdapter,
  text: AsyncGenerator<string>,
  address: BoardAddress,
): AsyncGenerator<RecordResult> {
  const { start, pieces } = await withStart(text);
  if (adapter.readsWholeBody || isMarkup(start)) {
    yield* readPageFile(adapter, pieces, address);
    return;
  }
  for await (const entry of readJsonStream(pieces, adapter.listKeys))
    yield* adapter.readEntry(entry, address);
}

async function* readPageFile(
  adapter: FeedAdapter,
  pieces: AsyncIterable<string>,
  address: BoardAddress,
): AsyncGenerator<RecordResult> {
  const parts: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    parts.push(piece);
    // The adapter refuses the page with its reason, so the rest is not read.
    if (length > longestPage) break;
  }
  yield* adapter.read(parts.join(""), address);
}

async function withStart(text: AsyncGenerator<string>) {
  const first: string[] = [];
  while (first.join("").trim() === "") {
    const next = await text.next();
    if (next.done === true) break;
    first.push(next.value);
  }
  async function* pieces() {
    yield* first;
    yield* text;
  }
  return { start: first.join(""), pieces: pieces() };
}
