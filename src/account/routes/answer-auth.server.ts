import { redirect } from "react-router";
import {
  loginFailed,
  welcomeToast,
  authToasts,
  registrationClosed,
  registrationFailed,
} from "../forms/auth-toasts.ts";
import { loginForm, registerForm } from "../forms/auth-forms.server.ts";
import { signIn } from "../sign-in.server.ts";
import { clearCookie } from "../../platform/http/cookies.ts";
import { withToast } from "../../app/request/flash.server.ts";
import type { RequestServices } from "../../app/request/services.ts";
import { answerForm, answerRefused, answerTooMany, answerPasswordFault } from "./answer-form.server.ts";
import { visitOf } from "./visit-of.ts";
import { signUp } from "../sign-up.server.ts";
import { stepAddress } from "../ui/auth-tabs.tsx";
import { answerLink } from "./link-cookie.server.ts";
import { writeSignUpCookie } from "./sign-up-cookie.server.ts";

/** Signs in with the Login form and redirects to where the visitor wanted to go. */
export async function answerLogin(
  services: RequestServices,
  request: Request,
  { form, returnUrl }: { form: FormData; returnUrl: string },
) {
  const { accounts, config } = services;
  const result = loginForm.read(form);
  if (!result.ok) return answerRefused(result, loginFailed);
  const signedIn = await signIn(accounts, result.values, visitOf(request, services));
  if (signedIn.ok) {
    const headers = withToast(signedIn.headers, welcomeToast(signedIn.name), config);
    headers.append("Set-Cookie", clearCookie(config, "signUp"));
    return redirect(returnUrl, { status: 303, headers });
  }
  switch (signedIn.reason) {
    case "second-step":
      return redirect(`/auth/two-factor?${new URLSearchParams({ returnUrl })}`, {
        status: 303,
        headers: signedIn.headers,
      });
    case "too-many":
      return answerTooMany(signedIn, result, loginFailed);
    default:
      return answerForm(401, { typed: result.typed, toast: loginFailed() });
  }
}

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
