import type { ComparedAdvert } from "../matching/requirements/pasted-advert.ts";
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
import { readFields, type ScanResult, type ScanDifference, type ScanMemory } from "./scanner/scan-result.ts";
import type { PageMark } from "../cv/read/page-view/page-mark.ts";
import { placeInFile } from "../cv/score/place-in-file.ts";
import { matchAdvert } from "./compare-with-advert.ts";
import * as z from "zod";
import { scoreRules } from "../cv/score/rules/score-rules.ts";

/** `shown` asks for the data of the scanner's page, too. */
export type ScanRequest = {
  bytes: Uint8Array;
  name: string;
  shown?: { advert: ComparedAdvert | null; before: string; now: Date };
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

type Scanned = { name: string; document: CvDocument; score: CvScore; reading: ParsedCv | null };
type With = { advert: ComparedAdvert | null; before: string; now: Date };

const maxMarksOfRule = 6;
const maxUnplaced = 30;

/** Builds the data for the page of a scan. */
function scanResultOf(
  { name, document, score, reading }: Scanned,
  { advert, before, now }: With,
): ScanResult {
  return {
    name,
    score,
    fields: readFields(document),
    unplaced: (reading?.unplaced ?? []).slice(0, maxUnplaced).map(({ text }) => text),
    pages: reading?.pages ?? [],
    marks: reading ? marksOf(score, reading) : [],
    advert: advert && { title: advert.title, matches: matchAdvert(document, advert, now) },
    difference: compareScans(before, score),
  };
}

/** Makes a mark for each place of a finding. A line with several findings links to the worst. */
function marksOf({ findings }: CvScore, reading: ParsedCv): PageMark[] {
  const marks = new Map<string, PageMark>();
  for (const { id, title, places } of findings) {
    for (const one of places.slice(0, maxMarksOfRule)) {
      const place = one.quote === null ? null : placeInFile(one, reading);
      if (!place) continue;
      const key = `${place.page} ${place.box.join(" ")}`;
      const known = marks.get(key);
      if (known) known.label += `; ${title}`;
      else marks.set(key, { ...place, tone: "check", label: title, href: `#finding-${id}` });
    }
  }
  return [...marks.values()];
}

const memory = z.object({
  version: z.string().max(40),
  score: z.number().int().min(0).max(100),
  ids: z.array(z.string().max(40)).max(100),
});

/** Compares a scan with the previous one, which the form sends along. Returns null if there is none. */
export function compareScans(remembered: string, now: CvScore): ScanDifference | null {
  const before = readMemory(remembered);
  if (before === null) return null;
  const ids = now.findings.map(({ id }) => id);
  return {
    before: before.score,
    isSameVersion: before.version === now.version,
    mended: titlesOf(before.ids.filter((id) => !ids.includes(id))),
    appeared: titlesOf(ids.filter((id) => !before.ids.includes(id))),
  };
}

const titlesOf = (ids: readonly string[]): string[] =>
  scoreRules.filter(({ id }) => ids.includes(id)).map(({ title }) => title);

function readMemory(text: string): ScanMemory | null {
  return memory.safeParse(parseJson(text)).data ?? null;
}
