import * as z from "zod";
import { readForm } from "../../platform/forms/read-form.ts";
import { frequencies } from "./frequency.ts";
import { longestName } from "./saved-search.ts";

const schema = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Enter a name for the search.")
    .max(longestName, `Use at most ${longestName} characters.`),
  frequency: z.enum(frequencies, "Choose how often you want mail."),
});

/** Reads the name and the frequency of a saved search. */
export function readSearchForm(form: FormData) {
  return readForm(form, schema, ["name", "frequency"]);
}
