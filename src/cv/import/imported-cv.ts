import type { CvDocument } from "../document/cv-document.ts";
import { fitDocument } from "../document/fit-document.ts";
import type { FieldAddress } from "../edit/field-address.ts";
import type { ParsedCv } from "../read/read-lines.ts";
import { readLanguage } from "../../text/language.ts";
import { translations, type CvLanguage } from "../translations/translations.ts";
import type { FieldOrigin } from "./field-origins.ts";
import type { ImportReport, LeftOut } from "./import-report.ts";

/** A file as a CV that is not saved yet, with what the person has to know about it. */
export type ImportedCv = {
  fileName: string;
  document: CvDocument;
  /** The language that the text seems to be in, if the file does not say it. */
  guessed: CvLanguage | null;
  /** The language of a text without a section that we know, "fi"; null if it is not clear. Undefined if sections were found. */
  unread?: string | null;
  report: ImportReport;
  /** Null for formats of CVs, which need no reading of pages. */
  reading: ParsedCv | null;
  readings: ReadonlyMap<FieldAddress, FieldOrigin>;
};

const cut: LeftOut = {
  what: "The ends of very long texts and lists",
  why: "They are longer than a CV here holds. Compare the CV with your file.",
};

/** Cuts a CV to its limits, says so, and guesses its language if the file does not state one. */
export function importedCv(
  fileName: string,
  read: { document: CvDocument; report: ImportReport },
  pages: Pick<ImportedCv, "reading" | "readings"> = { reading: null, readings: new Map() },
): ImportedCv {
  const { document, isWhole } = fitDocument(read.document);
  const { report } = read;
  const text = pages.reading ? linesOf(pages.reading) : textsOf(document);
  const isUnread =
    pages.reading !== null && Object.keys(pages.reading.document).every((key) => key === "basics");
  const isNameless = document.personal.fullName.trim() === "";
  return {
    fileName,
    document,
    guessed: report.isLanguageStated ? null : guessLanguage(text),
    report: isWhole ? report : { ...report, leftOut: [...report.leftOut, cut] },
    ...(isUnread ? { unread: readLanguage(text) } : {}),
    reading: pages.reading,
    // The person is asked for a name that the file does not have.
    readings: isNameless
      ? new Map([...pages.readings, ["personal/fullName", { confidence: 0, places: [] }]])
      : pages.readings,
  };
}

/** Guesses in which of our languages a CV is written. */
export function guessLanguage(text: string): CvLanguage | null {
  const language = readLanguage(text);
  return (Object.keys(translations) as CvLanguage[]).find((one) => one === language) ?? null;
}

const linesOf = ({ pages }: ParsedCv): string =>
  pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join("\n");

function textsOf({ personal, sections, custom }: CvDocument): string {
  const rows = [...Object.values(sections).flat(), ...custom.flatMap((section) => section.rows)];
  const texts = rows.flatMap((row) =>
    Object.entries(row).flatMap(([field, text]) => (field === "id" ? [] : [text])),
  );
  return [personal.headline, personal.summary, ...texts].join("\n");
}
