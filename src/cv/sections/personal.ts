import type { JsonObject } from "../../platform/json/json-object.ts";
import { text, type FieldLens } from "./field-lens.ts";
import type { RowView, Run } from "./row-view.ts";
import { defineFields } from "./section.ts";

/** A place: one line in the form ("Denver, CO"), separate parts in JSON Resume. */
const location: FieldLens = {
  property: "location",
  read: (value) => {
    if (typeof value === "string") return value;
    if (typeof value !== "object" || value === null) return "";
    const { city, region, countryCode } = value as JsonObject;
    return [city, region, countryCode].filter((part) => typeof part === "string" && part !== "").join(", ");
  },
  // Split into parts only if the parts give the same line again.
  write: (typed) => {
    const whole = typed.trim();
    const [city = "", ...rest] = whole.split(", ");
    const region = rest.join(", ");
    if (whole === "") return undefined;
    return city === "" || region === "" ? { city: whole } : { city, region };
  },
};

/** The texts of Personal Info. `jsonResume` maps a text to a property of `basics`; LinkedIn is one of its profiles. */
export const personalFields = defineFields({
  fullName: { label: "Full name", autoComplete: "name", jsonResume: text("name") },
  headline: {
    label: "Headline",
    hint: "What you are, in a line under your name.",
    jsonResume: text("label"),
  },
  email: { label: "Email", kind: "email", autoComplete: "email", half: true, jsonResume: text("email") },
  phone: { label: "Phone", kind: "tel", autoComplete: "tel", half: true, jsonResume: text("phone") },
  location: {
    label: "Location",
    hint: "City and region are enough. Leave out your street.",
    jsonResume: location,
  },
  linkedIn: { label: "LinkedIn", kind: "url", optional: true, half: true, jsonResume: "elsewhere" },
  portfolio: {
    label: "Portfolio",
    kind: "url",
    optional: true,
    half: true,
    placeholder: "your-site.example",
    autoComplete: "url",
    jsonResume: text("url", ["website"]),
  },
  summary: {
    label: "Summary",
    kind: "paragraphs",
    hint: "Two or three sentences.",
    jsonResume: text("summary"),
  },
  birthDate: { label: "Date of birth", half: true, optional: true, autoComplete: "bday" },
  nationality: { label: "Nationality", half: true, optional: true },
  maritalStatus: { label: "Marital status", half: true, optional: true },
  drivingLicence: { label: "Driving licence", half: true, optional: true },
});

export type PersonalField = keyof typeof personalFields;

/** Details that only some countries expect. They are hidden until the person shows them. */
export const unusualDetails = [
  "birthDate",
  "nationality",
  "maritalStatus",
  "drivingLicence",
] as const satisfies PersonalField[];

/** The contact details that pages print, in this order. Profiles follow. */
export const contacts = (row: RowView<PersonalField>): Run[] =>
  [
    row.link("email"),
    ...row.line("phone"),
    ...row.line("location"),
    row.link("linkedIn"),
    row.link("portfolio"),
    ...unusualDetails.flatMap((field) => labelledRuns(row, field)),
  ].filter((contact) => contact !== null);

/** "Nationality: Kenyan" */
function labelledRuns(row: RowView<PersonalField>, field: (typeof unusualDetails)[number]): Run[] {
  return row.line(field).map((run) => ({ ...run, before: row.words[field] + row.words.colon }));
}
