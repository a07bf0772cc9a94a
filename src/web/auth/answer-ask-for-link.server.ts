import { redirect } from "react-router";
import { readEmail } from "../../account/email-address.ts";
import { textOf, typedOf } from "../../account/forms/auth-form.ts";
import { authToasts } from "../../account/forms/auth-toasts.ts";
import type { LinkRequested } from "../../account/links/request-link.server.ts";
import type { Config } from "../../platform/config/config.ts";
import { answerForm, answerTooMany } from "./answer-form.server.ts";
import { answerLink } from "./answer-link.server.ts";

const title = "No link sent";

/**
 * Reads the e-mail field of a form that asks for a link, and requests the link. The answer is the same for every
 * address.
 */
export async function answerAskForLink(
  form: FormData,
  {
    config,
    path,
    send,
  }: {
    config: Config;
    path: "/auth/recover" | "/auth/resend";
    send: (email: string) => Promise<LinkRequested>;
  },
) {
  const typed = typedOf(form);
  const reading = readEmail(textOf(form, "email"));
  if (!reading.ok) {
    const isMissing = typed.email.trim() === "";
    return answerForm(422, {
      errors: { email: reading.error },
      typed,
      toast: isMissing ? authToasts.missingFields : { title, message: reading.error, destructive: true },
    });
  }
  const sent = await send(reading.email);
  if (sent.ok) return sent.link ? answerLink(config, sent.link) : redirect(`${path}?sent`, 303);
  if (sent.reason === "too-many") return answerTooMany(sent, { title, typed });
  return answerForm(403, { typed, toast: { title, message: "This site sends no mail.", destructive: true } });
}
