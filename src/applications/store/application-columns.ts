import type { Insertable, Updateable } from "kysely";
import type { ApplicationsTable } from "../application-tables.ts";
import type { ApplicationFields } from "../application.ts";
import { longest } from "../application-limits.ts";
import { fitText } from "./fit-text.ts";

/** The column of each field that a person writes. */
const columns = {
  title: "title",
  company: "company",
  place: "place",
  link: "link",
  source: "source",
  description: "description",
  notes: "notes",
  nextStep: "next_step",
  applyBy: "apply_by",
  appliedAt: "applied_at",
  repliedAt: "replied_at",
  payDiscussed: "pay_discussed",
  outcome: "outcome",
  outcomeReason: "outcome_reason",
  cvId: "cv_id",
  cvVersion: "cv_version",
  cvTitle: "cv_title",
  cvScore: "cv_score",
  letterId: "letter_id",
  letterText: "letter_text",
} as const satisfies Record<keyof ApplicationFields, keyof ApplicationsTable>;

const fieldNames = Object.keys(columns) as (keyof ApplicationFields)[];

/** The columns to select so that a row has the names of the fields. */
export const fieldSelection = [
  "applications.title",
  "applications.company",
  "applications.place",
  "applications.link",
  "applications.source",
  "applications.description",
  "applications.notes",
  "applications.next_step as nextStep",
  "applications.apply_by as applyBy",
  "applications.applied_at as appliedAt",
  "applications.replied_at as repliedAt",
  "applications.pay_discussed as payDiscussed",
  "applications.outcome",
  "applications.outcome_reason as outcomeReason",
  "applications.cv_id as cvId",
  "applications.cv_version as cvVersion",
  "applications.cv_title as cvTitle",
  "applications.cv_score as cvScore",
  "applications.letter_id as letterId",
  "applications.letter_text as letterText",
] as const;

/** The columns of the given fields. Texts are cut to their limits, without characters that the database refuses. */
export function changedColumnsOf(fields: Partial<ApplicationFields>): Updateable<ApplicationsTable> {
  const entries = fieldNames.flatMap((field) => {
    const value = fields[field];
    return value === undefined
      ? []
      : [[columns[field], typeof value === "string" ? fit(field, value) : value]];
  });
  return Object.fromEntries(entries) as Updateable<ApplicationsTable>;
}

export function newColumnsOf(
  fields: Partial<ApplicationFields> & Pick<ApplicationFields, "title" | "company">,
): Pick<Insertable<ApplicationsTable>, "title" | "company"> & Updateable<ApplicationsTable> {
  return {
    ...changedColumnsOf(fields),
    title: fit("title", fields.title),
    company: fit("company", fields.company),
  };
}

const limits: Partial<Record<keyof ApplicationFields, number>> = longest;

/** An id of a CV, a version or a letter has at most 100 characters. */
const longestId = 100;

function fit(field: keyof ApplicationFields, text: string): string {
  return fitText(text, limits[field] ?? longestId);
}
