import type { Advert } from "../jobs/requirements/pasted-advert.ts";
import type { CvDocument } from "../cv/document/cv-document.ts";
import { fromJsonResume } from "../cv/json-resume/from-json-resume.ts";
import { limits } from "../cv/read/limits.ts";
import { readCv } from "../cv/read/read-cv.ts";
import type { ParsedCv } from "../cv/read/read-lines.ts";
import type { FileRefusal } from "../cv/read/refusals.ts";
import { fileFacts, filePageFacts } from "../cv/score/file-facts.ts";
import { scoreCv, type CvScore } from "../cv/score/score-cv.ts";
import { toPage } from "../cv/view-model/to-page.ts";
import { parseJson } from "../platform/json/parse-json.ts";
import { rowIds } from "./row-ids.ts";
import { scanResultOf } from "./scanner/scan-result-of.ts";
import type { ScanResult } from "./scanner/scan-result.ts";

/** `shown` asks for the data of the scanner's page, too. */
export type ScanRequest = {
  bytes: Uint8Array;
  name: string;
  shown?: { advert: Advert | null; before: string; now: Date };
};

/** @property pages the number of pages that were read; 0 for a JSON Resume, which needs no reading */
export type Scan =
  | { ok: true; document: CvDocument; score: CvScore; pages: number; result: ScanResult | null }
  | { ok: false; reason: FileRefusal };

type Read =
  | { ok: true; document: CvDocument; score: CvScore; reading: ParsedCv | null }
  | { ok: false; reason: FileRefusal };

/**
 * Reads a CV from a file or a JSON Resume, and scores it. Each limit is checked before the work that it limits. Even so
 * it belongs in a thread: see `openScanThread`.
 */
export async function scanCv({ bytes, name, shown }: ScanRequest): Promise<Scan> {
  const read = await readAndScore(bytes, name);
  if (!read.ok) return read;
  const { document, score, reading } = read;
  const result = shown ? scanResultOf({ name, document, score, reading }, shown) : null;
  return { ok: true, document, score, pages: reading?.pages.length ?? 0, result };
}

async function readAndScore(bytes: Uint8Array, name: string): Promise<Read> {
  if (bytes.length > limits.file) return { ok: false, reason: "too-large" };
  const resume = jsonIn(bytes);
  const reading = resume === undefined ? await readCv(bytes, name) : null;
  if (reading && !reading.ok) return reading;
  if (reading === null && isLarge(resume)) return { ok: false, reason: "too-complex" };
  const read = fromJsonResume(reading ? { basics: {}, ...reading.document } : resume, rowIds());
  if (!read.ok) return { ok: false, reason: reading ? "crashed" : "unknown" };
  const { document } = read;
  // A document that could not be drawn is not scored or written about.
  if (!toPage(document).ok) return { ok: false, reason: "too-complex" };
  if (!reading) return { ok: true, document, score: scoreCv(document), reading };
  const facts = { file: fileFacts(reading, bytes.length), pages: filePageFacts(reading) };
  return { ok: true, document, score: scoreCv(document, facts), reading };
}

/** Parses a file that begins like a JSON object; undefined for any other file. */
function jsonIn(bytes: Uint8Array): unknown {
  const start = new TextDecoder().decode(bytes.subarray(0, 100)).trimStart();
  if (!start.startsWith("{") || start.startsWith("{\\")) return undefined;
  return parseJson(new TextDecoder().decode(bytes));
}

/** A file has each text up to four times: as typed, as read, translated, and as it was before. */
const copies = 4;

/** Whether JSON has far more values or characters than a CV of the largest size. A photo is not counted. */
function isLarge(value: unknown): boolean {
  const waiting: unknown[] = [value];
  let values = 0;
  let characters = 0;
  while (waiting.length > 0) {
    const one = waiting.pop();
    values += 1;
    if (typeof one === "string" && !one.startsWith("data:image/")) characters += one.length;
    if (values > limits.lines * copies || characters > limits.characters * copies) return true;
    if (typeof one !== "object" || one === null) continue;
    const inside = Object.values(one);
    if (inside.length + waiting.length > limits.lines * copies) return true;
    waiting.push(...inside);
  }
  return false;
}
