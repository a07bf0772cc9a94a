import type { CvDocument } from "../../document/cv-document.ts";
import { fieldText } from "../../../platform/forms/field-text.ts";
import { documentLimits, cutText } from "../../document/document-limits.ts";
import { splitList } from "../../sections/split-list.ts";
import { newCvDocument, newRow, type NewId } from "../../document/new-cv-document.ts";
import { readCvDocument } from "../../document/read-cv-document.ts";
import { parseJson } from "../../../platform/json/parse-json.ts";
import { rowsOf, withRows, type AnyRow } from "../../edit/edit-rows.ts";
import { setField } from "../../edit/set-field.ts";
import { listPlainLines } from "../../../text/blocks/markdown-lines.ts";
import { dateProblem } from "../../sections/date-problem.ts";
import type { FieldSpec } from "../../sections/section.ts";
import {
  contactForm,
  personalForm,
  sectionForms,
  summaryForm,
} from "../../sections/section-forms.constants.ts";

/** Maximum rows per section in the form without JavaScript. */
const maxRows = 30;

export type PlainFormResult = {
  document: CvDocument;
  /** Whether there is a name and every date can be read. */
  isReady: boolean;
  /** The user asked for one more row or sent a file, so problems are not shown yet. */
  isAdding: boolean;
  /** Why the file that was sent could not be read. */
  problem?: string;
  /** The lines in no field of the file that was read. */
  unplaced?: readonly string[];
};

/**
 * Reads the builder's form without JavaScript. Its field `add` asks for one more row of a section, and its field `begun`
 * has the CV as it was before: the form has no fields for some of its parts, and they stay.
 */
export function readPlainForm(form: FormData, newId: NewId): PlainFormResult {
  const text = (name: string): string => cutText(fieldText(form, name), documentLimits.field);
  const read = readCvDocument(parseJson(fieldText(form, "begun")));
  const begun = read.ok ? read.document : newCvDocument(newId);
  let document = begun;
  for (const { field } of personalForm)
    if (form.has(field)) document = setField(document, `personal/${field}`, text(field));
  for (const { kind, fields } of plainSections) {
    const before = rowsOf(begun, kind);
    const rows: AnyRow[] = [];
    while (rows.length < maxRows && form.has(plainName(kind, rows.length, fields[0]?.field ?? ""))) {
      const at = rows.length;
      const typed = fields.flatMap(({ field, kind: fieldKind }) => {
        const name = plainName(kind, at, field);
        if (!form.has(name)) return [];
        return [[field, fieldKind === "bullets" ? listPlainLines(text(name)) : text(name)] as const];
      });
      rows.push({ ...(before[at] ?? newRow(kind, newId)), ...Object.fromEntries(typed) });
    }
    rows.push(...before.slice(Math.max(rows.length, maxRows)));
    if (form.get("add") === kind) rows.push(newRow(kind, newId));
    if (rows.length > 0) document = withRows(document, kind, rows);
  }
  const skills = splitList(text("skills"));
  if (skills.length > 0)
    document = withRows(
      document,
      "skills",
      skills.slice(0, 100).map(
        (name) =>
          rowsOf(begun, "skills").find((row) => row["name"] === name) ?? {
            ...newRow("skills", newId),
            name,
          },
      ),
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
  { kind: "experience", ...sectionForms.experience },
  { kind: "education", ...sectionForms.education },
] as const;

type PlainSection = (typeof plainSections)[number]["kind"];

/** Returns a field's name in the form: "experience.0.company". */
export const plainName = (kind: PlainSection, row: number, field: FieldSpec["field"]): string =>
  `${kind}.${row}.${field}`;
