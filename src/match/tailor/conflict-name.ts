import type { CvDocument } from "../../cv/document/cv-document.ts";
import { partsOf, type FieldAddress } from "../../cv/edit/field-address.ts";
import { rowsOf } from "../../cv/edit/edit-rows.ts";
import { rowName, rowFormOf } from "../../cv/edit/row-names.ts";
import { personalForm } from "../../cv/sections/section-forms.constants.ts";

/** Names a field for people: "Headline", "Staff Nurse, Harbour View, Description". */
export function conflictName(document: CvDocument, address: FieldAddress): string {
  const parts = partsOf(address);
  if (parts.in === "personal")
    return personalForm.find(({ field }) => field === parts.field)?.label ?? parts.field;
  if (parts.in !== "row") return "A heading";
  const row = rowsOf(document, parts.list).find(({ id }) => id === parts.row);
  const label = rowFormOf(parts.list).fields.find(({ field }) => field === parts.field)?.label ?? parts.field;
  return [row && rowName(parts.list, row), label].filter(Boolean).join(", ");
}
