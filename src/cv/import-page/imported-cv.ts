import type { CvDocument } from "../document/cv-document.ts";
import { fitDocument } from "../document/fit-document.ts";
import type { NewId } from "../document/new-cv-document.ts";
import { fieldReadings, type FieldReading } from "../import/field-readings.ts";
import { guessLanguage } from "../import/guess-language.ts";
import type { LeftOut } from "../import/import-report.ts";
import { readCvFile, refusalWords } from "../import/read-cv-file.ts";
import type { FieldAddress } from "../edit/field-address.ts";
import { fromJsonResume } from "../json-resume/from-json-resume.ts";
import type { CvReading } from "../read/read-lines.ts";
import type { CvFileResult } from "../read/read-cv.ts";
import { extensionKey } from "../sections/field-lens.ts";
import { refusals } from "../read/refusals.ts";
import type { CvLanguage } from "../translations/translations.ts";

/** A file as a CV that is not saved yet, with what the person has to know about it. */
export type ImportedCv = {
  fileName: string;
  document: CvDocument;
  /** The language that the text seems to be in. */
  guessed: CvLanguage | null;
  leftOut: LeftOut[];
  /** Null for formats of CVs, which need no reading of pages. */
  reading: CvReading | null;
  readings: ReadonlyMap<FieldAddress, FieldReading>;
};

export type ImportResult = { ok: true; cv: ImportedCv } | { ok: false; problem: string };

/** Reasons of `readCvFile` for files that may still be CVs for people to read. */
const forPeople = ["foreign-pdf", "word-file", "unknown-type", "not-a-cv"];

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
  if (known.ok) {
    const { document, isWhole } = fitDocument(known.document);
    return done({
      fileName: file.name,
      document,
      leftOut: isWhole ? [] : [cut],
      reading: null,
      readings: new Map(),
    });
  }
  if (!forPeople.includes(known.reason)) return { ok: false, problem: refusalWords[known.reason] };
  const result = await readPages(file);
  if (!result.ok) {
    const isJson = result.reason === "unknown" || known.reason === "not-a-cv";
    return {
      ok: false,
      problem: isJson && known.reason === "not-a-cv" ? refusalWords["not-a-cv"] : refusals[result.reason],
    };
  }
  const { ok: _, ...reading } = result;
  const made = fromJsonResume({ basics: {}, ...reading.document, ...plainText }, newId);
  if (!made.ok) return { ok: false, problem: refusals["no-text"] };
  const readings = fieldReadings(made.document, reading);
  const { document, isWhole } = fitDocument(made.document);
  return done({ fileName: file.name, document, leftOut: isWhole ? [] : [cut], reading, readings });
}

/** Says that long texts are plain: files of this version had no formatting. */
const plainText = { [extensionKey]: { version: 2 } };

const cut: LeftOut = {
  what: "The ends of very long texts and lists",
  why: "They are longer than a CV here holds. Compare the CV with your file.",
};

function done(cv: Omit<ImportedCv, "guessed">): ImportResult {
  const text = cv.reading
    ? cv.reading.pages.flatMap(({ lines }) => lines.map((line) => line.text)).join("\n")
    : textsOf(cv.document);
  return { ok: true, cv: { ...cv, guessed: guessLanguage(text) } };
}

/** Every text of a CV, to guess its language. */
export function textsOf({ personal, sections, custom }: CvDocument): string {
  const rows = [...Object.values(sections).flat(), ...custom.flatMap((section) => section.rows)];
  const texts = rows.flatMap((row) =>
    Object.entries(row).flatMap(([field, text]) => (field === "id" ? [] : [text])),
  );
  return [personal.headline, personal.summary, ...texts].join("\n");
}
