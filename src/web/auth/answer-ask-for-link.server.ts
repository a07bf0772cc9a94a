import { redirect } from "react-router";
import type { Taken } from "../../account/attempts/take-attempt.server.ts";
import { readEmail } from "../../account/email-address.ts";
import { textOf, typedOf } from "../../account/forms/auth-form.ts";
import { authToasts } from "../../account/forms/auth-toasts.ts";
import { answerForm, answerTooMany } from "./answer-form.server.ts";

/** Reads the one field of a page that mails a link, has it mailed, and shows the same whatever came of it. */
export async function answerAskForLink(
  form: FormData,
  { path, send }: { path: "/auth/recover" | "/auth/resend"; send: (email: string) => Promise<Taken> },
) {
  const typed = typedOf(form);
  const reading = readEmail(textOf(form, "email"));
  if (!reading.ok) {
    const isMissing = typed.email.trim() === "";
    const toast = { title: "No link sent", message: reading.error, destructive: true };
    return answerForm(422, {
      errors: { email: reading.error },
      typed,
      toast: isMissing ? authToasts.missingFields : toast,
    });
  }
  const sent = await send(reading.email);
  return sent.ok ? redirect(`${path}?sent`, 303) : answerTooMany(sent, { title: "No link sent", typed });
}
