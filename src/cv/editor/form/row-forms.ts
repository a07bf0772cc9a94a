import { isCustomKey, type RowListKey } from "../../edit/field-address.ts";
import type { FieldSpec } from "./field-spec.ts";

/** The form for the rows of a list. */
export type RowForm = {
  /** "experience" as in "Add experience". */
  add: string;
  /** The name of a row without text. */
  unnamed: string;
  /** Fields whose texts form the row's name, in this order. */
  name: readonly string[];
  fields: readonly FieldSpec[];
  /** Fields under "More fields". */
  more: readonly FieldSpec[];
};

const dates: readonly FieldSpec[] = [
  { field: "startDate", label: "Start date", kind: "start", hint: "MM/YYYY", half: true },
  { field: "endDate", label: "End date", kind: "end", hint: "MM/YYYY or Present", half: true },
];
const description: FieldSpec = {
  field: "description",
  label: "Description",
  kind: "lines",
  hint: "One achievement a line. Each becomes a bullet.",
};
const address = (label: string): FieldSpec => ({ field: "url", label, kind: "url", optional: true });
const summary = (label: string): FieldSpec => ({ field: "summary", label, kind: "text", optional: true });
const keywords = (label: string): FieldSpec => ({
  field: "keywords",
  label,
  optional: true,
  hint: "Divided by commas",
});
const half = (field: string, label: string, rest: Partial<FieldSpec> = {}): FieldSpec => ({
  field,
  label,
  half: true,
  ...rest,
});
const month: FieldSpec = { field: "date", label: "Date", kind: "date", hint: "MM/YYYY", half: true };

const forms: Record<Exclude<RowListKey, `custom:${string}`>, RowForm> = {
  experience: {
    add: "experience",
    unnamed: "New job",
    name: ["position", "company"],
    fields: [half("company", "Company"), half("position", "Position"), ...dates, description],
    more: [
      half("location", "Location", { optional: true }),
      { ...address("Company’s website"), half: true },
      summary("In a sentence"),
    ],
  },
  education: {
    add: "education",
    unnamed: "New course of study",
    name: ["degree", "field", "institution"],
    fields: [
      half("institution", "Institution"),
      half("degree", "Degree"),
      { field: "field", label: "Field" },
      ...dates,
    ],
    more: [
      half("score", "Grade", { optional: true }),
      { ...address("Institution’s website"), half: true },
      {
        field: "courses",
        label: "Courses",
        kind: "lines",
        optional: true,
        hint: "One a line",
      },
    ],
  },
  skills: {
    add: "skill",
    unnamed: "New skill",
    name: ["name"],
    fields: [{ field: "name", label: "Skill" }],
    more: [half("level", "Level", { optional: true }), { ...keywords("Keywords"), half: true }],
  },
  projects: {
    add: "project",
    unnamed: "New project",
    name: ["name", "organisation"],
    fields: [half("name", "Name"), half("role", "Your role", { optional: true }), ...dates, description],
    more: [
      half("organisation", "Organisation", { optional: true }),
      { ...address("Address"), half: true },
      summary("In a sentence"),
      keywords("Keywords"),
    ],
  },
  certificates: {
    add: "certificate",
    unnamed: "New certificate",
    name: ["name", "issuer"],
    fields: [half("name", "Name"), half("issuer", "Issued by"), month, { ...address("Address"), half: true }],
    more: [],
  },
  languages: {
    add: "language",
    unnamed: "New language",
    name: ["language", "fluency"],
    fields: [
      half("language", "Language"),
      half("fluency", "How well", { hint: "For example Native, C1, Basics" }),
    ],
    more: [],
  },
  volunteering: {
    add: "volunteering",
    unnamed: "New volunteering",
    name: ["position", "organisation"],
    fields: [half("organisation", "Organisation"), half("position", "What you did"), ...dates, description],
    more: [address("Organisation’s website"), summary("In a sentence")],
  },
  awards: {
    add: "award",
    unnamed: "New award",
    name: ["title", "awarder"],
    fields: [half("title", "Title"), half("awarder", "Given by"), month, summary("What it was for")],
    more: [],
  },
  publications: {
    add: "publication",
    unnamed: "New publication",
    name: ["name", "publisher"],
    fields: [
      { field: "name", label: "Title" },
      half("publisher", "Publisher or journal"),
      month,
      address("Address"),
      summary("Authors, pages or a note"),
    ],
    more: [],
  },
  interests: {
    add: "interest",
    unnamed: "New interest",
    name: ["name"],
    fields: [half("name", "Interest"), { ...keywords("In detail"), half: true }],
    more: [],
  },
  references: {
    add: "reference",
    unnamed: "New reference",
    name: ["name"],
    fields: [
      { field: "name", label: "Name", hint: "Ask the person first." },
      { field: "reference", label: "What they say, or how to reach them", kind: "text" },
    ],
    more: [],
  },
  profiles: {
    add: "address",
    unnamed: "New address",
    name: ["network", "username"],
    fields: [
      half("network", "Where", { placeholder: "GitHub" }),
      half("username", "Name there", { optional: true }),
      { field: "url", label: "Address", kind: "url" },
    ],
    more: [],
  },
};

const customForm: RowForm = {
  add: "entry",
  unnamed: "New entry",
  name: ["title", "subtitle"],
  fields: [half("title", "Title"), half("subtitle", "Subtitle", { optional: true }), ...dates, description],
  more: [address("Address")],
};

export function rowFormOf(list: RowListKey): RowForm {
  return isCustomKey(list) ? customForm : forms[list];
}
