import { parseJson } from "../platform/json/parse-json.ts";
import type { CvDocument } from "../cv/document/cv-document.ts";
import { fromJsonResume } from "../cv/json-resume/from-json-resume.ts";
import type { CvFileReader } from "../cv/read/cv-file-reader.server.ts";
import type { ParsedCv } from "../cv/read/read-lines.ts";
import type { FileRefusal } from "../cv/read/refusals.ts";
import { fileFacts, filePageFacts } from "../cv/score/file-facts.ts";
import { scoreCv, type CvScore } from "../cv/score/score-cv.ts";
import { rowIds } from "./row-ids.ts";

/** `reading` is null for a JSON Resume, which needs no reading. */
export type Scan =
  | { ok: true; document: CvDocument; score: CvScore; reading: ParsedCv | null }
  | { ok: false; reason: FileRefusal };

/** Reads a CV from a file or a JSON Resume, and scores it. Nothing is stored. */
export async function scanCv(reader: CvFileReader, bytes: Uint8Array, name: string): Promise<Scan> {
  const resume = jsonIn(bytes);
  if (resume !== undefined) {
    const read = fromJsonResume(resume, rowIds());
    if (!read.ok) return { ok: false, reason: "unknown" };
    return { ok: true, document: read.document, score: scoreCv(read.document), reading: null };
  }
  const reading = await reader.read(bytes, name);
  if (!reading.ok) return reading;
  const read = fromJsonResume({ basics: {}, ...reading.document }, rowIds());
  if (!read.ok) return { ok: false, reason: "crashed" };
  const facts = { file: fileFacts(reading, bytes.length), pages: filePageFacts(reading) };
  return { ok: true, document: read.document, score: scoreCv(read.document, facts), reading };
}

/** Parses a file that begins like a JSON object; undefined for any other file. */
function jsonIn(bytes: Uint8Array): unknown {
  const start = new TextDecoder().decode(bytes.subarray(0, 100)).trimStart();
  if (!start.startsWith("{") || start.startsWith("{\\")) return undefined;
  return parseJson(new TextDecoder().decode(bytes));
}
