import type { RowListKey } from "../../document/cv-document.ts";
import { isCustomKey } from "../../edit/field-address.ts";
import type { FieldSpec, RowForm } from "../../sections/field-spec.ts";
import { customForm, profileForm, sectionForms } from "../../sections/section-forms.constants.ts";

export function rowFormOf(list: RowListKey): RowForm {
  if (isCustomKey(list)) return customForm;
  return list === "profiles" ? profileForm : sectionForms[list];
}

/** Returns the fields of a list that the form always shows. */
export const firstFieldsOf = (list: RowListKey): readonly FieldSpec[] =>
  rowFormOf(list).fields.filter(({ more }) => !more);

/** Returns the fields of a list that the form shows under "More fields". */
export const moreFieldsOf = (list: RowListKey): readonly FieldSpec[] =>
  rowFormOf(list).fields.filter(({ more }) => more);
