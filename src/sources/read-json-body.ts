import { isObject, type JsonObject } from "../platform/json/json-object.ts";
import type { RejectionReason } from "../jobs/posting.ts";
import { parseMended } from "./mend-json.ts";
import { excerptOf } from "./record-outcome.ts";
import { createRecordScanner, type ScannedRecord } from "./record-scanner.ts";

/** A record of a JSON body with its original text, or the reason why it cannot be read. */
export type JsonRecord =
  | { ok: true; record: JsonObject; text: string }
  | { ok: false; reason: RejectionReason; detail: string; excerpt: string };

/** Characters of one record. The longest real postings are near 100,000. */
export const longestRecord = 2_000_000;

const pieceLength = 1 << 16;

/**
 * Yields every record of a JSON body: a list, an object with the list under one of `listKeys`, a single record or JSON
 * lines. An incomplete body gives its complete records and one "truncated" at the end. A record that is broken, too
 * large or not an object gives one failed entry, and the others are still read. Apart from the body, memory holds one
 * record.
 */
export function* readJsonBody(body: string, listKeys: readonly string[]): Generator<JsonRecord> {
  const scanner = createRecordScanner({ listKeys, maxRecord: longestRecord });
  for (let at = 0; at < body.length; at += pieceLength) {
    yield* parseScanned(scanner.push(body.slice(at, at + pieceLength)));
  }
  yield* parseScanned(scanner.end());
}

/** The same for a body that arrives in pieces, split anywhere between characters. */
export async function* readJsonStream(
  pieces: AsyncIterable<string>,
  listKeys: readonly string[],
): AsyncGenerator<JsonRecord> {
  const scanner = createRecordScanner({ listKeys, maxRecord: longestRecord });
  for await (const piece of pieces) yield* parseScanned(scanner.push(piece));
  yield* parseScanned(scanner.end());
}

function* parseScanned(scanned: readonly ScannedRecord[]): Generator<JsonRecord> {
  for (const entry of scanned) {
    yield entry.ok ? parseRecord(entry.text) : { ...entry, excerpt: excerptOf(entry.excerpt) };
  }
}

/** Parses the text of one record and repairs harmless errors. */
export function parseRecord(text: string): JsonRecord {
  const parsed = parseMended(text);
  if (!parsed.ok) {
    return {
      ok: false,
      reason: "unreadable",
      detail: `Not JSON: ${parsed.message}`,
      excerpt: excerptOf(text),
    };
  }
  if (!isObject(parsed.value)) {
    return { ok: false, reason: "not-an-object", detail: "Not a JSON object.", excerpt: excerptOf(text) };
  }
  return { ok: true, record: parsed.value, text };
}
