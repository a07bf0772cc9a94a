import { redirect } from "react-router";
import { loginFailed, welcomeToast } from "../forms/auth-toasts.ts";
import { loginForm } from "../forms/auth-forms.server.ts";
import { signIn } from "../sign-in.server.ts";
import { clearCookie } from "../../platform/http/cookies.ts";
import { withToast } from "../../app/request/flash.server.ts";
import type { RequestServices } from "../../app/request/services.ts";
import { answerForm, answerRefused, answerTooMany } from "./answer-form.server.ts";
import { visitOf } from "./visit-of.ts";

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
