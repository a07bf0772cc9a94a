import type { FieldSpec } from "../form/field-spec.ts";
import { rowFormOf } from "../form/row-forms.ts";

/** The sections of the form without script that have rows, and how many empty rows it begins with. */
export const plainSections = [
  { kind: "experience", title: "Experience", fields: rowFormOf("experience").fields },
  { kind: "education", title: "Education", fields: rowFormOf("education").fields },
] as const;

export type PlainSection = (typeof plainSections)[number]["kind"];

/** "experience.0.company" */
export const plainName = (kind: PlainSection, row: number, field: FieldSpec["field"]): string =>
  `${kind}.${row}.${field}`;
