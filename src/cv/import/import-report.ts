import type { CvDocument } from "../document/cv-document.ts";
import { sectionKinds } from "../document/section-fields.ts";
import { sectionForms } from "../sections/section-forms.constants.ts";

/** A part of a file that is not in the CV. */
export type LeftOut = { what: string; why: string };

/** The report of an import: what was left out or changed. */
export type ImportReport = {
  leftOut: LeftOut[];
  /** Sentences about parts that were changed: "The template “onyx” became Ledger, the one most like it." */
  notes: string[];
  /** Whether the file says in which language the CV is. */
  isLanguageStated: boolean;
};

/** A part of the CV that a file filled: "Experience", 5 entries. */
export type ImportedPart = { name: string; count: number };

/** Lists what of a file is in the CV, in the order of the form. */
export function importedParts({ personal, sections, custom }: CvDocument): ImportedPart[] {
  const { profiles, photo, ...texts } = personal;
  const details = Object.entries(texts).filter(
    ([name, text]) => typeof text === "string" && text.trim() !== "" && name !== "summary",
  );
  const parts = [
    { name: "Personal details", count: details.length + profiles.length },
    { name: "Summary", count: personal.summary.trim() === "" ? 0 : 1 },
    { name: "Photo", count: photo === null ? 0 : 1 },
    ...sectionKinds.map((kind) => ({ name: sectionForms[kind].title, count: writtenRows(sections[kind]) })),
    ...custom.map(({ title, rows }) => ({ name: title, count: writtenRows(rows) })),
  ];
  return parts.filter(({ count }) => count > 0);
}

function writtenRows(rows: readonly { id: string }[]): number {
  return rows.filter((row) =>
    Object.entries(row).some(([field, text]) => field !== "id" && text.trim() !== ""),
  ).length;
}

/** A picture that a file only links to. */
export const linkedPicture: LeftOut = {
  what: "The photo",
  why: "The file only has its address. Nothing is fetched from other sites: choose the photo in the form.",
};
