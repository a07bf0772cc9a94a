import type { RowListKey, CvDocument, SectionKey } from "../document/cv-document.ts";
import type { AnyRow } from "./edit-rows.ts";
import { isCustomKey } from "./field-address.ts";
import type { FieldSpec, RowForm } from "../sections/section.ts";
import { customForm, profileForm, sectionForms } from "../sections/section-forms.constants.ts";
import type { SectionKind } from "../sections/sections.ts";

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

/** Returns the name of a row: "Junior Analyst, Meadow Clinics". */
export function rowName(list: RowListKey, row: AnyRow): string {
  const { name, unnamed } = rowFormOf(list);
  const words = name.map((field) => row[field]?.trim()).filter(Boolean);
  return words.join(", ") || unnamed;
}

/** Returns the note of a closed row: "06/2023 – Present, 3 lines". */
export function rowNote(row: AnyRow): string {
  const dates = [row["startDate"] ?? row["date"], row["endDate"]].map((date) => date?.trim()).filter(Boolean);
  const lines = (row["description"] ?? "").split("\n").filter((line) => line.trim() !== "").length;
  const count = lines === 0 ? "" : `${lines} ${lines === 1 ? "line" : "lines"}`;
  return [dates.join(" – "), count].filter(Boolean).join(", ");
}

/** Returns the name of a section in the form. On the page, headings are in the CV's language. */
export function sectionName({ custom }: Pick<CvDocument, "custom">, key: SectionKey): string {
  if (key === "summary") return "Summary";
  if (Object.hasOwn(sectionForms, key)) return sectionForms[key as SectionKind].title;
  return custom.find(({ id }) => `custom:${id}` === key)?.title.trim() || "Unnamed section";
}
