import type { CvDocument, RowListKey, SectionKey } from "../../document/cv-document.ts";
import type { CvChange } from "../../edit/compare-cvs.ts";
import { plainText } from "../../../text/blocks/read-rich-text.ts";
import type { FieldSpec } from "../../sections/section.ts";
import { rowName, rowFormOf, sectionName } from "../../edit/row-names.ts";
import { personalForm } from "../../sections/section-forms.constants.ts";

export type DescribedChange = { what: string; before: string; after: string };

/** Describes a difference: what changed, the text before and the text after, both without formatting signs. */
export function describeChange(change: CvChange, document: CvDocument): DescribedChange {
  if (change.kind === "look") return { what: "Look or language", before: "", after: "changed" };
  if (change.kind === "hidden") return { what: "Hidden parts", before: "", after: "changed" };
  if (change.kind === "layout") return { what: "Page breaks or places", before: "", after: "changed" };
  if (change.kind === "translation") return { what: "Second language", before: "", after: "changed" };
  if (change.kind === "moved") {
    const what =
      change.list === "order" ? "Order of the sections" : `Order in ${listName(document, change.list)}`;
    return { what, before: "", after: "changed" };
  }
  if (change.kind !== "text") {
    const name = rowName(change.list, change.row);
    const what = listName(document, change.list);
    return change.kind === "added" ? { what, before: "", after: name } : { what, before: name, after: "" };
  }
  const { list, row, field, before, after } = change;
  if (list === "heading")
    return { what: `Heading of ${sectionName(document, field as SectionKey)}`, before, after };
  if (list === "title") return { what: "Title of a section", before, after };
  const isPersonal = list === "personal" || row === null;
  const fields: readonly FieldSpec[] = isPersonal ? personalForm : rowFormOf(list).fields;
  const spec = fields.find((one) => one.field === field);
  const label = spec?.label ?? field;
  const name = isPersonal ? "" : rowName(list, row);
  const where = isPersonal ? label : `${label}, ${name}`;
  if (spec?.kind === "paragraphs" || spec?.kind === "bullets") {
    const [old, now] = [plainText(before), plainText(after)];
    // Only the formatting is different.
    return old === now
      ? { what: where, before: "", after: "formatted" }
      : { what: where, before: old, after: now };
  }
  return { what: !isPersonal && name === after ? listName(document, list) : where, before, after };
}

function listName(document: CvDocument, list: RowListKey): string {
  if (list === "profiles") return "Further addresses";
  return sectionName(document, list);
}
