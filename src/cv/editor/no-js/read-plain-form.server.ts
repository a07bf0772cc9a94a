import { fieldText } from "../../../platform/forms/field-text.ts";
import { documentLimits, cutText } from "../../document/document-limits.ts";
import { splitList } from "../../sections/split-list.ts";
import { newCvDocument, newRow, type NewId } from "../../document/new-cv-document.ts";
import { readCvDocument } from "../../document/read-cv-document.ts";
import { parseJson } from "../../../platform/json/parse-json.ts";
import { rowsOf, withRows, type AnyRow } from "../../edit/edit-rows.ts";
import { setField } from "../../edit/set-field.ts";
import { listPlainLines } from "../../../text/blocks/markdown-lines.ts";
import { personalForm } from "../../sections/section-forms.constants.ts";
import { plainName, plainProblem, plainSections, type PlainFormResult } from "./plain-form.ts";

/** Maximum rows per section in the form without JavaScript. */
const maxRows = 30;

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
