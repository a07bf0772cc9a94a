import type { FieldSpec } from "../../sections/field-spec.ts";
import { contactForm, summaryForm } from "../../sections/section-forms.constants.ts";
import { firstFieldsOf } from "../form/row-forms.ts";

export const plainPersonal = [...contactForm, ...summaryForm];

/** The sections with rows in the form without JavaScript, and their initial number of empty rows. */
export const plainSections = [
  { kind: "experience", title: "Experience", fields: firstFieldsOf("experience") },
  { kind: "education", title: "Education", fields: firstFieldsOf("education") },
] as const;

export type PlainSection = (typeof plainSections)[number]["kind"];

/** Returns a field's name in the form: "experience.0.company". */
export const plainName = (kind: PlainSection, row: number, field: FieldSpec["field"]): string =>
  `${kind}.${row}.${field}`;
