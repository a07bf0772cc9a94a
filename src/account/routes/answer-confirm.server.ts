import { redirect } from "react-router";
import { confirmAddress, confirmWithPassword, type SignedInByLink } from "../confirm-address.server.ts";
import { confirmedToast, registrationFailed } from "../forms/auth-toasts.ts";
import { confirmForm } from "../forms/auth-forms.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { clearCookie } from "../../platform/http/cookies.ts";
import { withToast } from "../../app/request/flash.server.ts";
import type { RequestServices } from "../../app/request/services.ts";
import { answerPasswordFault, answerRefused, answerTooMany } from "./answer-form.server.ts";
import { visitOf } from "./visit-of.ts";

type Sent = { form: FormData; returnUrl: string };

/**
 * Confirms an address with the link from a mail, signs in, and redirects to where the visitor wanted to go. A used link
 * signs nobody in.
 */
export async function answerConfirm(services: RequestServices, request: Request, sent: Sent) {
  if (sent.form.has("password")) return answerWithPassword(services, request, sent);
  const token = fieldText(sent.form, "token");
  const confirmed = await confirmAddress(services.accounts, token, visitOf(request, services));
  return confirmed.ok ? leadOn(services, sent, confirmed) : leadToPage(sent);
}

async function answerWithPassword(services: RequestServices, request: Request, sent: Sent) {
  const result = confirmForm.read(sent.form);
  if (!result.ok) return answerRefused(result, registrationFailed);
  const confirmed = await confirmWithPassword(services.accounts, result.values, visitOf(request, services));
  if (confirmed.ok) return leadOn(services, sent, confirmed);
  if (confirmed.reason === "too-many") return answerTooMany(confirmed, result, registrationFailed);
  if (confirmed.reason === "link") return leadToPage(sent);
  return answerPasswordFault(confirmed.fault, result, registrationFailed);
}

function leadOn(
  { config }: RequestServices,
  { returnUrl }: Sent,
  { name, headers }: SignedInByLink,
): Response {
  headers.append("Set-Cookie", clearCookie(config, "signUp"));
  return redirect(returnUrl, { status: 303, headers: withToast(headers, confirmedToast(name), config) });
}

/** Redirects to the page of the link, which shows the state of the link. */
function leadToPage({ form, returnUrl }: Sent): Response {
  return redirect(
    `/auth/confirm?${new URLSearchParams({ token: fieldText(form, "token"), returnUrl })}`,
    303,
  );
}
