import { redirect } from "react-router";
import { authToasts, registrationClosed, registrationFailed } from "../forms/auth-toasts.ts";
import { registerForm } from "../forms/auth-forms.server.ts";
import { signUp } from "../sign-up.server.ts";
import { stepAddress } from "../ui/auth-tabs.tsx";
import { withToast } from "../../app/request/flash.server.ts";
import type { RequestServices } from "../../app/request/services.ts";
import { answerForm, answerPasswordFault, answerRefused, answerTooMany } from "./answer-form.server.ts";
import { answerLink } from "./answer-link.server.ts";
import { writeSignUpCookie } from "./sign-up-cookie.server.ts";
import { visitOf } from "./visit-of.ts";

/**
 * Registers with the Register form and redirects to the page that says what to do next. Only a mail reveals whether the
 * address already has an account.
 */
export async function answerRegister(
  services: RequestServices,
  request: Request,
  { form, returnUrl }: { form: FormData; returnUrl: string },
) {
  const { accounts, config } = services;
  const result = registerForm.read(form);
  if (!result.ok) return answerRefused(result, registrationFailed);
  const signedUp = await signUp(accounts, { ...result.values, returnUrl }, visitOf(request, services));
  if (signedUp.ok) {
    const { headers, link } = signedUp;
    headers.append("Set-Cookie", writeSignUpCookie(config, result.values.email));
    if (link) return answerLink(config, link, headers);
    return redirect(stepAddress("/auth/check-inbox", returnUrl), {
      status: 303,
      headers: withToast(headers, authToasts.registered, config),
    });
  }
  if (signedUp.reason === "too-many") return answerTooMany(signedUp, result, registrationFailed);
  if (signedUp.reason === "no-mail") {
    return answerForm(403, { typed: result.typed, toast: registrationFailed(registrationClosed) });
  }
  return answerPasswordFault(signedUp.fault, result, registrationFailed);
}
