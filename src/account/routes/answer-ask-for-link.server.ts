import { redirect } from "react-router";
import { linkForm } from "../forms/auth-forms.server.ts";
import type { RequestLinkResult } from "../links/request-link.server.ts";
import type { Config } from "../../platform/config/config.ts";
import { answerForm, answerRefused, answerTooMany } from "./answer-form.server.ts";
import { answerLink } from "./link-cookie.server.ts";

/**
 * Reads the e-mail field of a form that asks for a link, and requests the link. The answer is the same for every
 * address.
 */
export async function answerAskForLink(
  form: FormData,
  {
    config,
    sentAddress,
    send,
  }: {
    config: Config;
    /** The page that says that a link was sent. */
    sentAddress: string;
    send: (email: string) => Promise<RequestLinkResult>;
  },
) {
  const result = linkForm.read(form);
  if (!result.ok) return answerRefused(result, noLink);
  const sent = await send(result.values.email);
  if (sent.ok) return sent.link ? answerLink(config, sent.link) : redirect(sentAddress, 303);
  if (sent.reason === "too-many") return answerTooMany(sent, result, noLink);
  return answerForm(403, { typed: result.typed, toast: noLink("This site sends no mail.") });
}

function noLink(message = "") {
  return { title: "No link sent", message, destructive: true };
}
