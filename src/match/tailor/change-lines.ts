import type { CvDocument, HiddenKey, RowListKey, SectionKey } from "../../cv/document/cv-document.ts";
import { rowsOf } from "../../cv/edit/edit-rows.ts";
import { rowName, sectionName } from "../../cv/edit/row-names.ts";
import { describeChange, type DescribedChange } from "../../cv/editor/versions/describe-change.ts";
import { personalForm } from "../../cv/sections/section-forms.constants.ts";
import type { VariantChange } from "../../cv/variant/variant-changes.ts";

const kinds = {
  text: "Reworded",
  added: "Added",
  removed: "Removed",
  moved: "Moved",
  look: "Look",
  layout: "Layout",
  translation: "Second language",
  hide: "Hidden",
  show: "Shown",
} as const satisfies Record<VariantChange["kind"], string>;

/** Describes a difference of a variant from its master. */
export function changeLines(change: VariantChange, document: CvDocument): DescribedChange & { kind: string } {
  const kind = kinds[change.kind];
  if (change.kind === "hide" || change.kind === "show")
    return { kind, what: partName(document, change.part), before: "", after: "" };
  const words = describeChange(change, document);
  if (change.kind === "moved" || change.kind === "look") return { ...words, kind, after: "" };
  return { ...words, kind };
}

/** Names a part that can be hidden: "Phone", "Skills", "Staff Nurse, Harbour View". */
function partName(document: CvDocument, part: HiddenKey): string {
  const [list = "", id] = part.split("/");
  if (id === undefined) return sectionName(document, list as SectionKey);
  if (list === "personal") return personalForm.find(({ field }) => field === id)?.label ?? id;
  const row = rowsOf(document, list as RowListKey).find((one) => one.id === id);
  return row ? rowName(list as RowListKey, row) : part;
}
