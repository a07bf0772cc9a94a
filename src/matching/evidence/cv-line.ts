import type { CvDocument, RowListKey } from "../../cv/document/cv-document.ts";
import { sectionKinds } from "../../cv/document/section-fields.ts";
import type { FieldAddress } from "../../cv/edit/field-address.ts";
import { rowsOf, type AnyRow } from "../../cv/edit/edit-rows.ts";
import { rowName, rowFormOf, sectionName } from "../../cv/edit/row-names.ts";
import { readRichText } from "../../text/blocks/read-rich-text.ts";
import { blockText } from "../../text/blocks/rich-text.ts";

/** A line of a CV, with the field that holds it. */
export type CvLine = {
  text: string;
  address: FieldAddress;
  list: RowListKey | "personal";
  /** The row that it is in; null for Personal Info. */
  row: string | null;
  /** Its place for people: "Experience: Staff Nurse, Harbour View Hospital". */
  where: string;
};

/** Kinds of fields that do not show what a person can do, such as addresses and dates. */
const irrelevantKinds: ReadonlySet<string> = new Set(["url", "email", "tel", "start", "end", "date"]);

/** Lists the lines of a CV in the order of the form: the headline, the summary and every line of every row. */
export function cvLines(document: CvDocument): CvLine[] {
  const { headline, summary } = document.personal;
  const lists: RowListKey[] = [...sectionKinds, ...document.custom.map(({ id }) => `custom:${id}` as const)];
  return [
    ...split(headline, { address: "personal/headline", list: "personal", row: null, where: "Headline" }),
    ...split(summary, { address: "personal/summary", list: "personal", row: null, where: "Summary" }),
    ...lists.flatMap((list) => rowsOf(document, list).flatMap((row) => rowLines(document, list, row))),
  ];
}

function rowLines(document: CvDocument, list: RowListKey, row: AnyRow): CvLine[] {
  const { fields, name } = rowFormOf(list);
  const section = list === "profiles" ? "Profiles" : sectionName(document, list);
  const of = { list, row: row.id, where: `${section}: ${rowName(list, row)}` };
  // The name of a row is one line: "Staff Nurse, Harbour View Hospital".
  const named = name.map((field) => row[field]?.trim() ?? "").filter((text) => text !== "");
  const first = { ...of, where: section, address: `${list}/${row.id}/${name[0] ?? ""}` as FieldAddress };
  const others = fields.filter(
    ({ field, kind }) => !name.includes(field) && !irrelevantKinds.has(kind ?? "line"),
  );
  return [
    ...split(named.join(", "), first),
    ...others.flatMap(({ field }) =>
      split(row[field] ?? "", { ...of, address: `${list}/${row.id}/${field}` }),
    ),
  ];
}

/** Splits a text into its lines, without formatting marks. */
function split(text: string, of: Omit<CvLine, "text">): CvLine[] {
  return readRichText(text)
    .flatMap((block) => blockText(block).split("\n"))
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => ({ ...of, text: line }));
}
