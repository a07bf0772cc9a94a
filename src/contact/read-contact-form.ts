import * as z from "zod";
import {
  contactLimits,
  honeypotField,
  type ContactErrors,
  type ContactReading,
  type TypedContact,
} from "./contact-form.ts";
import { contactTopic } from "./contact-topics.ts";

const schema = z.object({
  name: z.string().max(contactLimits.name, `Use at most ${contactLimits.name} characters.`),
  email: z
    .string()
    .min(1, "Enter your e-mail address, so that we can answer.")
    .max(contactLimits.email, "That is longer than an e-mail address can be.")
    .pipe(z.email("Write the address in full, for example name@example.com.")),
  message: z
    .string()
    .min(1, "Write what it is about.")
    .min(10, "Say a little more: ten characters at least.")
    .max(contactLimits.message, `Use at most ${contactLimits.message.toLocaleString("en-GB")} characters.`),
});

/**
 * Reads a submitted contact form. The typed values are returned with the errors.
 *
 * @example readContactForm(form) // { ok: false, errors: { email: "Write the address in full, …" }, typed }
 */
export function readContactForm(form: FormData): ContactReading {
  const typed: TypedContact = {
    name: text(form, "name"),
    email: text(form, "email"),
    topic: contactTopic(form.get("topic")),
    message: text(form, "message"),
  };
  const read = schema.safeParse(typed);
  if (!read.success) return { ok: false, errors: firstErrors(read.error), typed };
  return { ok: true, message: { ...typed, ...read.data }, byProgram: text(form, honeypotField) !== "" };
}

function text(form: FormData, field: string): string {
  const value = form.get(field);
  // Forms send line breaks as CRLF. The database cannot store NUL.
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").replaceAll("\0", "").trim() : "";
}

function firstErrors(error: z.ZodError): ContactErrors {
  const errors: ContactErrors = {};
  for (const issue of error.issues) {
    const field = issue.path[0] as keyof TypedContact;
    errors[field] ??= issue.message;
  }
  return errors;
}
