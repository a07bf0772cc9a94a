import type { PersonalField } from "../../edit/field-address.ts";
import type { FieldSpec } from "./field-spec.ts";

/** The fields of the first tab. */
export const personalFields: readonly (FieldSpec & { field: PersonalField })[] = [
  { field: "fullName", label: "Full name", autoComplete: "name" },
  { field: "email", label: "Email", kind: "email", autoComplete: "email", half: true },
  { field: "phone", label: "Phone", kind: "tel", autoComplete: "tel", half: true },
  { field: "location", label: "Location", hint: "City and region are enough. Leave out your street." },
  { field: "linkedIn", label: "LinkedIn", kind: "url", optional: true, half: true },
  {
    field: "portfolio",
    label: "Portfolio",
    kind: "url",
    optional: true,
    half: true,
    placeholder: "your-site.example",
    autoComplete: "url",
  },
];
