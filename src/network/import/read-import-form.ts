import { fieldText } from "../../platform/forms/field-text.ts";
import { parseJson } from "../../platform/json/parse-json.ts";
import * as z from "zod";
import { contactLimits } from "../contact-limits.ts";
import { maxPeople, toImported, type ImportedPerson } from "./imported-person.ts";

const text = z.string().max(contactLimits.notes).default("");
const sent = z
  .array(
    z.object({
      row: z.int(),
      name: text,
      company: text,
      role: text,
      metThrough: text,
      email: text,
      phone: text,
      links: text,
      canHelp: text,
      notes: text,
      touchWeeks: z.int().min(1).max(contactLimits.weeks).nullable().default(null),
    }),
  )
  .max(maxPeople);

/** Reads the people who were chosen in the review, and cleans them again. Null for any other form. */
export function readImportForm(form: FormData): ImportedPerson[] | null {
  const people = sent.safeParse(parseJson(fieldText(form, "people")));
  if (!people.success) return null;
  const taken = new Set(form.getAll("take"));
  return people.data
    .filter(({ row }) => taken.has(String(row)))
    .map((one) => toImported(one.row, one))
    .filter((one) => "name" in one);
}
