import { bullets, date, endDate, list, text, type FieldLens } from "./field-lens.ts";
import type { FieldSpec } from "./section.ts";

type Field = Omit<FieldSpec, "field"> & { jsonResume: FieldLens };

/** Start and end, as MM/YYYY, YYYY or, for an end date, Present. */
export const period = {
  startDate: {
    label: "Start date",
    kind: "start",
    hint: "MM/YYYY",
    half: true,
    jsonResume: date("startDate"),
  },
  endDate: {
    label: "End date",
    kind: "end",
    hint: "MM/YYYY or Present",
    half: true,
    jsonResume: endDate,
  },
} satisfies Record<string, Field>;

/** Achievements as bullets. */
export const achievements: Field = {
  label: "Description",
  kind: "bullets",
  hint: "One achievement a line. Each becomes a bullet.",
  jsonResume: bullets("highlights"),
};

export const oneDate = (property: string): Field => ({
  label: "Date",
  kind: "date",
  hint: "MM/YYYY",
  half: true,
  jsonResume: date(property),
});

export const address = (label: string): Field => ({
  label,
  kind: "url",
  optional: true,
  jsonResume: text("url", ["website"]),
});

export const paragraph = (label: string, property: string): Field => ({
  label,
  kind: "paragraphs",
  optional: true,
  jsonResume: text(property),
});

export const keywords = (label: string): Field => ({
  label,
  optional: true,
  hint: "Divided by commas",
  jsonResume: list("keywords", ", "),
});
