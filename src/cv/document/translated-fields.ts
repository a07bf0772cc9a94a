import type { FieldSpec } from "../sections/field-spec.ts";
import { customForm, personalForm, profileForm, sectionForms } from "../sections/section-forms.constants.ts";
import type { RowListKey } from "./cv-document.ts";

/** Dates follow the language by themselves, and addresses are the same in every language. */
const notTranslated: readonly FieldSpec["kind"][] = ["start", "end", "date", "email", "tel", "url"];
const isTranslated = ({ kind }: FieldSpec): boolean => !notTranslated.includes(kind);

/** The texts of Personal Info that have a translation. */
export const translatedPersonal = personalForm.filter(isTranslated);

/** The fields of a list's rows that have a translation. */
export function translatedFields(list: RowListKey): FieldSpec[] {
  const form =
    list === "profiles"
      ? profileForm
      : list.startsWith("custom:")
        ? customForm
        : sectionForms[list as keyof typeof sectionForms];
  return form.fields.filter(isTranslated);
}
