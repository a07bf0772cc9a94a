import type { CvDocument } from "../../document/cv-document.ts";
import { fieldText } from "../../../platform/forms/field-text.ts";
import { documentLimits, cutText } from "../../document/document-limits.ts";
import { splitList } from "../../sections/split-list.ts";
import { newCvDocument, newRow, type NewId } from "../../document/new-cv-document.ts";
import { rowsOf, withRows, type AnyRow } from "../../edit/edit-rows.ts";
import { setField } from "../../edit/set-field.ts";
import { listPlainLines } from "../../../text/blocks/markdown-lines.ts";
import { dateProblem } from "../../sections/date-problem.ts";
import type { FieldSpec } from "../../sections/section.ts";
import { contactForm, summaryForm } from "../../sections/section-forms.constants.ts";
import { firstFieldsOf } from "../../edit/row-names.ts";

/** Maximum rows per section in the form without JavaScript. */
const maxRows = 30;

export type PlainFormResult = {
  document: CvDocument;
  /** Whether there is a name and every date can be read. */
  isReady: boolean;
  /** The user asked for one more row, so problems are not shown yet. */
  isAdding: boolean;
};

/** Reads the builder's form without JavaScript. Its field `add` asks for one more row of a section. */
export function readPlainForm(form: FormData, newId: NewId): PlainFormResult {
  const text = (name: string): string => cutText(fieldText(form, name), documentLimits.field);
  let document = newCvDocument(newId);
  for (const { field } of plainPersonal) document = setField(document, `personal/${field}`, text(field));
  for (const { kind, fields } of plainSections) {
    const rows: AnyRow[] = [];
    while (rows.length < maxRows && form.has(plainName(kind, rows.length, fields[0]?.field ?? ""))) {
      const at = rows.length;
      const typed = fields.map(({ field, kind: fieldKind }) => {
        const words = text(plainName(kind, at, field));
        return [field, fieldKind === "bullets" ? listPlainLines(words) : words];
      });
      rows.push({ ...newRow(kind, newId), ...Object.fromEntries(typed) });
    }
    if (form.get("add") === kind) rows.push(newRow(kind, newId));
    if (rows.length > 0) document = withRows(document, kind, rows);
  }
  const skills = splitList(text("skills"));
  if (skills.length > 0)
    document = withRows(
      document,
      "skills",
      skills.slice(0, 100).map((name) => ({ ...newRow("skills", newId), name })),
    );
  const hasBadDate = plainSections.some(({ kind, fields }) =>
    rowsOf(document, kind).some((row) => fields.some((spec) => plainProblem(spec, row) !== null)),
  );
  const isAdding = form.has("add");
  const isReady = !isAdding && !hasBadDate && document.personal.fullName.trim() !== "";
  return { document, isReady, isAdding };
}

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
  { kind: "experience", title: "Experience", fields: firstFieldsOf("experience") },
  { kind: "education", title: "Education", fields: firstFieldsOf("education") },
] as const;

type PlainSection = (typeof plainSections)[number]["kind"];

/** Returns a field's name in the form: "experience.0.company". */
export const plainName = (kind: PlainSection, row: number, field: FieldSpec["field"]): string =>
  `${kind}.${row}.${field}`;
