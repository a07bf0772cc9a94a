import * as z from "zod";
import { readForm } from "../../platform/forms/read-form.ts";
import { joinHoneypot } from "./join-honeypot.ts";

const schema = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, "Enter your email address.")
    .max(254, "That is too long for an email address.")
    .pipe(z.email("Enter the full address, for example name@example.com.")),
  [joinHoneypot]: z.string(),
});

export function readJoinForm(form: FormData) {
  return readForm(form, schema, ["email"]);
}
