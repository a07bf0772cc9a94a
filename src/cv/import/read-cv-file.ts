import { fromJsonResume } from "../json-resume/from-json-resume.ts";
import type { CvDocument } from "../document/cv-document.ts";
import type { NewId } from "../document/new-cv-document.ts";
import { fromLinkedInExport } from "./from-linkedin-export.ts";
import { fromReactiveResume } from "./from-reactive-resume.ts";
import { readOwnPdf } from "./read-own-pdf.ts";

export type CvFileReading =
  | { ok: true; document: CvDocument; from: "json-resume" | "reactive-resume" | "linkedin" | "own-pdf" }
  | {
      ok: false;
      reason: "empty" | "too-large" | "broken" | "unknown-type" | "not-a-cv" | "foreign-pdf" | "word-file";
    };

/** Bytes of the chosen file. The largest is a LinkedIn archive with all its data. */
const largestFile = { json: 5_000_000, pdf: 10_000_000, zip: 200_000_000 } as const;

/** Detects the format from the content, never from the name. */
export function readCvFile(bytes: Uint8Array, newId: NewId): CvFileReading {
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  if (startsWith(bytes, "PK")) return readZip(bytes, newId);
  if (startsWith(bytes, "%PDF-")) return readPdf(bytes, newId);
  if (bytes.length > largestFile.json) return { ok: false, reason: "too-large" };
  return readJson(bytes, newId);
}

/** Tells the user for each reason what happened and what to do. */
export const refusalWords: Record<Extract<CvFileReading, { ok: false }>["reason"], string> = {
  empty: "The file is empty. Choose another one.",
  "too-large": "The file is too large to be a CV. Choose a smaller one, or the archive without its media.",
  broken: "The file is damaged or cut off. Export or download it once more.",
  "unknown-type":
    "This kind of file cannot be read. Choose JSON Resume, a PDF made here, a Reactive Resume export or a LinkedIn archive.",
  "not-a-cv": "The file can be read, but there is no CV in it.",
  "foreign-pdf": "This PDF was not made here. Only PDFs made here can be read back so far.",
  "word-file": "Word files cannot be read yet. Choose JSON Resume, a PDF made here, or a LinkedIn archive.",
};

function readZip(bytes: Uint8Array, newId: NewId): CvFileReading {
  if (bytes.length > largestFile.zip) return { ok: false, reason: "too-large" };
  if (new TextDecoder("latin1").decode(bytes.subarray(0, 4_000)).includes("word/"))
    return { ok: false, reason: "word-file" };
  const reading = fromLinkedInExport(bytes, newId);
  if (reading.ok) return { ...reading, from: "linkedin" };
  return { ok: false, reason: reading.reason === "not-an-export" ? "not-a-cv" : reading.reason };
}

function readPdf(bytes: Uint8Array, newId: NewId): CvFileReading {
  if (bytes.length > largestFile.pdf) return { ok: false, reason: "too-large" };
  const resume = readOwnPdf(bytes);
  const reading = fromJsonResume(resume, newId);
  return reading.ok
    ? { ok: true, document: reading.document, from: "own-pdf" }
    : { ok: false, reason: "foreign-pdf" };
}

function readJson(bytes: Uint8Array, newId: NewId): CvFileReading {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    const looksLikeJson = /^\s*[[{]/.test(new TextDecoder("latin1").decode(bytes.subarray(0, 100)));
    return { ok: false, reason: looksLikeJson ? "broken" : "unknown-type" };
  }
  const other = fromReactiveResume(value, newId);
  if (other) return { ok: true, document: other, from: "reactive-resume" };
  const reading = fromJsonResume(value, newId);
  return reading.ok ? { ...reading, from: "json-resume" } : { ok: false, reason: "not-a-cv" };
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, text.length)) === text;
}
