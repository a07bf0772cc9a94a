import type { CvDocument } from "../../document/cv-document.ts";
import type { AnyRow } from "../../edit/edit-rows.ts";
import { dateProblem } from "../../sections/date-problem.ts";
import type { FieldSpec } from "../../sections/section.ts";
import { contactForm, sectionForms, summaryForm } from "../../sections/section-forms.constants.ts";

export type PlainFormResult = {
  document: CvDocument;
  /** Whether there is a name and every date can be read. */
  isReady: boolean;
  /** The user asked for one more row or sent a file, so problems are not shown yet. */
  isAdding: boolean;
  /** Why the file that was sent could not be read. */
  problem?: string;
  /** The parts that the form has no fields for. */
  others?: readonly { title: string; about: string }[];
  /** The lines in no field of the file that was read. */
  unplaced?: readonly string[];
};

/** Returns what is wrong with a field of a row, or null. */
export function plainProblem(
  { field, kind }: (typeof plainSections)[number]["fields"][number],
  row: AnyRow,
): string | null {
  const isDate = kind === "start" || kind === "end" || kind === "date";
  return isDate ? dateProblem(row[field] ?? "", kind, row["startDate"]) : null;
}

export const plainPersonal = [...contactForm, ...summaryForm];

/** The sections with rows in the form without JavaScript, and their initial number of empty rows. */
export const plainSections = [
  { kind: "experience", ...sectionForms.experience },
  { kind: "education", ...sectionForms.education },
] as const;

type PlainSection = (typeof plainSections)[number]["kind"];

/** Returns a field's name in the form: "experience.0.company". */
export const plainName = (kind: PlainSection, row: number, field: FieldSpec["field"]): string =>
  `${kind}.${row}.${field}`;
