import type { NewId } from "../document/new-cv-document.ts";
import { fieldOrigins } from "../import/field-origins.ts";
import type { ImportReport } from "../import/import-report.ts";
import { importedCv, type ImportedCv } from "../import/imported-cv.ts";
import { needsPages, readCvFile, refusalTexts } from "../import/read-cv-file.ts";
import { fromJsonResume } from "../json-resume/from-json-resume.ts";
import { formattedDocument } from "../read/formatted-document.ts";
import type { CvFileResult } from "../read/read-cv.ts";
import { refusals } from "../read/refusals.ts";

export type ImportResult = { ok: true; cv: ImportedCv } | { ok: false; problem: string };

const noReport: ImportReport = { leftOut: [], notes: [], isLanguageStated: false };

/**
 * Reads a file as a CV: the formats of CVs from their data, all others by their pages.
 *
 * @param readPages reads a file of any format
 */
export async function importFile(
  file: File,
  readPages: (file: File) => Promise<CvFileResult>,
  newId: NewId,
): Promise<ImportResult> {
  const known = readCvFile(new Uint8Array(await file.arrayBuffer()), newId);
  if (known.ok) return { ok: true, cv: importedCv(file.name, known) };
  if (!needsPages(known.reason)) return { ok: false, problem: refusalTexts[known.reason] };
  const result = await readPages(file);
  if (!result.ok) return { ok: false, problem: refusals[result.reason] };
  const { ok: _, ...reading } = result;
  const made = fromJsonResume({ basics: {}, ...formattedDocument(reading) }, newId);
  if (!made.ok) return { ok: false, problem: refusals["no-text"] };
  const { document } = made;
  const readings = fieldOrigins(document, reading);
  return { ok: true, cv: importedCv(file.name, { document, report: noReport }, { reading, readings }) };
}
