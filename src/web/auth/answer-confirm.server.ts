import { redirect } from "react-router";
import { rememberFirstBrowser } from "../../account/browsers/remember-browser.server.ts";
import { confirmAddress } from "../../account/confirm-address.server.ts";
import { confirmWithPassword } from "../../account/confirm-with-password.server.ts";
import { authToasts, refusedToast, registrationFailed } from "../../account/forms/auth-toasts.ts";
import { readConfirmForm } from "../../account/forms/read-auth-forms.ts";
import { passwordFaultTexts } from "../../account/passwords/judge-password.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { confirmedAddress } from "../../account/ui/auth-tabs.tsx";
import { withToast } from "../flash.server.ts";
import type { RequestServices } from "../services.ts";
import { answerForm, answerTooMany } from "./answer-form.server.ts";
import { visitOf } from "./visit-of.ts";

type Sent = { form: FormData; returnUrl: string };

/** Confirms an address with the link from a mail and redirects to the Login form. */
export async function answerConfirm(services: RequestServices, request: Request, sent: Sent) {
  if (sent.form.has("password")) return answerWithPassword(services, request, sent);
  const confirmed = await confirmAddress(services.accounts, fieldText(sent.form, "token"), request.headers);
  return confirmed.ok ? leadToLogin(services, request, sent, confirmed.email) : leadToPage(sent);
}

async function answerWithPassword(services: RequestServices, request: Request, sent: Sent) {
  const result = readConfirmForm(sent.form);
  const { typed } = result;
  if (!result.ok) {
    const toast = refusedToast(result, registrationFailed);
    return answerForm(422, { errors: result.errors, typed, toast });
  }
  const confirmed = await confirmWithPassword(services.accounts, result.values, visitOf(request, services));
  if (confirmed.ok) return leadToLogin(services, request, sent, confirmed.email);
  if (confirmed.reason === "too-many") {
    return answerTooMany(confirmed, { title: "Registration failed", typed });
  }
  if (confirmed.reason === "link") return leadToPage(sent);
  const password = passwordFaultTexts[confirmed.fault];
  return answerForm(422, { errors: { password }, typed, toast: registrationFailed(password) });
}

async function leadToLogin(
  services: RequestServices,
  request: Request,
  { returnUrl }: Sent,
  email: string,
): Promise<Response> {
  const { accounts, config } = services;
  const browser = await rememberFirstBrowser(accounts, email, visitOf(request, services));
  const headers = withToast(browser, authToasts.confirmed, config);
  return redirect(confirmedAddress(returnUrl), { status: 303, headers });
}

/** Redirects to the page of the link, which shows the state of the link. */
function leadToPage({ form, returnUrl }: Sent): Response {
  return redirect(
    `/auth/confirm?${new URLSearchParams({ token: fieldText(form, "token"), returnUrl })}`,
    303,
  );
}
