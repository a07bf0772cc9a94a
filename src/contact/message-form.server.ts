import * as z from "zod";
import { choice, defineForm, text } from "../platform/forms/define-form.server.ts";
import { contactTopicLabels } from "./contact-topics.ts";

const schema = z.object({
  name: text(100),
  email: z
    .string()
    .trim()
    .min(1, "Enter your email address so that we can answer.")
    .max(254, "That is too long for an email address.")
    .pipe(z.email("Enter the full address, for example name@example.com.")),
  topic: choice(contactTopicLabels).catch("question"),
  message: text(5_000, "Enter a message.").min(10, "Write at least ten characters."),
  /** People do not see this field. Only bots fill it in. */
  website: z.string(),
});

/** The contact form. */
export const messageForm = defineForm(schema);

/** A valid message. */
export type ContactMessage = Omit<z.output<typeof schema>, "website">;
