import type { CvDocument, RenamedSection } from "../document/cv-document.ts";
import type { FieldAddress } from "./field-address.ts";
import { rowsOf } from "./edit-rows.ts";

/**
 * Returns the address of the field that a JSON pointer leads to, or null if that is not editable text.
 *
 * @example fieldAt(document, "/sections/experience/0/company") // "experience/k3f9/company"
 */
export function fieldAt(document: CvDocument, pointer: string): FieldAddress | null {
  const [, part = "", one = "", two = "", three = ""] = pointer.split("/");
  if (part === "personal" && one === "profiles") return inRow(document, "profiles", two, three || "url");
  if (part === "personal") {
    const isText = typeof (document.personal as Record<string, unknown>)[one] === "string";
    return isText && one !== "photo" ? (`personal/${one}` as FieldAddress) : null;
  }
  if (part === "headings") {
    const isSection = one === "summary" || Object.hasOwn(document.sections, one);
    return isSection ? `heading/${one as RenamedSection}` : null;
  }
  if (part === "sections") return inRow(document, one, two, three);
  const section = part === "custom" ? document.custom[Number(one)] : undefined;
  if (!section) return null;
  if (two !== "rows") return `custom:${section.id}/title`;
  const [, , , , row = "", field = ""] = pointer.split("/");
  return inRow(document, `custom:${section.id}`, row, field);
}

function inRow(document: CvDocument, list: string, index: string, field: string): FieldAddress | null {
  const key = list as Parameters<typeof rowsOf>[1];
  const isList = list === "profiles" || list.startsWith("custom:") || Object.hasOwn(document.sections, list);
  const row = isList ? rowsOf(document, key)[Number(index || "0")] : undefined;
  if (!row) return null;
  const name = Object.hasOwn(row, field) ? field : Object.keys(row).find((one) => one !== "id");
  return `${key}/${row.id}/${name ?? ""}`;
}
