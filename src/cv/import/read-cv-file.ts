import { isObject } from "../../platform/json/json-object.ts";
import { fromJsonResume } from "../json-resume/from-json-resume.ts";
import type { CvDocument } from "../document/cv-document.ts";
import type { NewId } from "../document/new-cv-document.ts";
import { fromLinkedInExport } from "./from-linkedin-export.ts";
import { fromReactiveResume } from "./from-reactive-resume.ts";
import type { ImportReport } from "./import-report.ts";
import { jsonResumeReport } from "./json-resume-report.ts";
import { readOwnPdf } from "./read-own-pdf.ts";

export type CvImportResult =
  | {
      ok: true;
      document: CvDocument;
      from: "json-resume" | "reactive-resume" | "linkedin" | "own-pdf";
      report: ImportReport;
    }
  | { ok: false; reason: Refused };

type Refused = "empty" | "too-large" | "broken" | "not-a-cv" | Pages;
/** Files that have no data of a CV and may be CVs for people to read. */
type Pages = "foreign-pdf" | "word-file" | "other-zip" | "unknown-type";

/** Whether a file has to be read page by page: src/cv/read. */
export const needsPages = (reason: Refused): reason is Pages =>
  reason === "foreign-pdf" || reason === "word-file" || reason === "other-zip" || reason === "unknown-type";

/** Bytes of the chosen file. The largest is a LinkedIn archive with all its data. */
const largestFile = { json: 5_000_000, pdf: 10_000_000, zip: 200_000_000 } as const;

/** Detects the format from the content, never from the name. */
export function readCvFile(bytes: Uint8Array, newId: NewId): CvImportResult {
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  if (startsWith(bytes, "PK")) return readZip(bytes, newId);
  if (startsWith(bytes, "%PDF-")) return readPdf(bytes, newId);
  if (bytes.length > largestFile.json) return { ok: false, reason: "too-large" };
  return readJson(bytes, newId);
}

/** Tells the user for each reason what happened and what to do. */
export const refusalTexts: Record<Exclude<Refused, Pages>, string> = {
  empty: "The file is empty. Choose another one.",
  "too-large": "The file is too large to be a CV. Choose a smaller one, or the archive without its media.",
  broken: "The file is damaged or cut off. Export or download it once more.",
  "not-a-cv": "The file can be read, but there is no CV in it.",
};

/** Our own files have everything, and the language. */
const fullReport: ImportReport = { leftOut: [], notes: [], isLanguageStated: true };

function readZip(bytes: Uint8Array, newId: NewId): CvImportResult {
  if (bytes.length > largestFile.zip) return { ok: false, reason: "too-large" };
  if (new TextDecoder("latin1").decode(bytes.subarray(0, 4_000)).includes("word/"))
    return { ok: false, reason: "word-file" };
  const reading = fromLinkedInExport(bytes, newId);
  if (reading.ok) return { ...reading, from: "linkedin" };
  return { ok: false, reason: reading.reason === "not-an-export" ? "other-zip" : reading.reason };
}

function readPdf(bytes: Uint8Array, newId: NewId): CvImportResult {
  if (bytes.length > largestFile.pdf) return { ok: false, reason: "too-large" };
  const resume = readOwnPdf(bytes);
  const reading = fromJsonResume(resume, newId);
  return reading.ok
    ? { ok: true, document: reading.document, from: "own-pdf", report: fullReport }
    : { ok: false, reason: "foreign-pdf" };
}

function readJson(bytes: Uint8Array, newId: NewId): CvImportResult {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    const looksLikeJson = /^\s*[[{]/.test(new TextDecoder("latin1").decode(bytes.subarray(0, 100)));
    return { ok: false, reason: looksLikeJson ? "broken" : "unknown-type" };
  }
  const other = fromReactiveResume(value, newId);
  if (other) return { ok: true, ...other, from: "reactive-resume" };
  const reading = fromJsonResume(value, newId);
  if (!reading.ok || !isObject(value)) return { ok: false, reason: "not-a-cv" };
  return { ...reading, from: "json-resume", report: jsonResumeReport(value) };
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, text.length)) === text;
}
