import * as z from "zod";
import { readForm } from "../../platform/forms/read-form.ts";
import { longest } from "../application-limits.ts";
import { factFields, optionalDay } from "../detail/read-detail-forms.ts";

const schema = z.object({
  ...factFields,
  applyBy: optionalDay,
  description: z.string().max(longest.description, "Use at most 40,000 characters."),
  stage: z.string(),
  job: z.string().transform((text) => (/^\d{1,15}$/.test(text) ? Number(text) : null)),
});

export const addKeys = Object.keys(schema.shape) as (keyof typeof schema.shape)[];
export type AddTyped = Record<(typeof addKeys)[number], string>;

/** Reads the form that adds an application by hand. */
export const readAddForm = (form: FormData) => readForm(form, schema, addKeys);
