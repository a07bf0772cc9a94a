import * as z from "zod";
import { readForm } from "../platform/forms/read-form.ts";
import { messageFields, messageLimits, honeypotField, contactTopic } from "./message-form.ts";

const schema = z.object({
  name: z.string().trim().max(messageLimits.name, `Use at most ${messageLimits.name} characters.`),
  email: z
    .string()
    .trim()
    .min(1, "Enter your email address so that we can answer.")
    .max(messageLimits.email, "That is too long for an email address.")
    .pipe(z.email("Enter the full address, for example name@example.com.")),
  topic: z.string().transform(contactTopic),
  message: z
    .string()
    .trim()
    .min(1, "Enter a message.")
    .min(10, "Write at least ten characters.")
    .max(messageLimits.message, `Use at most ${messageLimits.message.toLocaleString("en-GB")} characters.`),
  [honeypotField]: z.string(),
});

/**
 * Reads a submitted contact form. A person leaves the field `honeypotField` empty.
 *
 * @example parseMessageForm(form) // { ok: false, errors: { email: "Write the address in full, …" }, typed, … }
 */
export function parseMessageForm(form: FormData) {
  return readForm(form, schema, messageFields);
}
