import { redirect } from "react-router";
import {
  authToasts,
  refusedToast,
  registrationClosed,
  registrationFailed,
} from "../../account/forms/auth-toasts.ts";
import { readRegisterForm } from "../../account/forms/read-auth-forms.ts";
import { passwordFaultTexts } from "../../account/passwords/judge-password.server.ts";
import { signUp } from "../../account/sign-up.server.ts";
import { withToast } from "../flash.server.ts";
import type { RequestServices } from "../services.ts";
import { answerForm, answerTooMany } from "./answer-form.server.ts";
import { answerLink } from "./answer-link.server.ts";
import { visitOf } from "./visit-of.ts";

/** Registers with the Register form. Only a mail reveals whether the address already has an account. */
export async function answerRegister(
  services: RequestServices,
  request: Request,
  { form, returnUrl }: { form: FormData; returnUrl: string },
) {
  const { accounts, config } = services;
  const result = readRegisterForm(form);
  const { typed } = result;
  if (!result.ok) {
    const toast = refusedToast(result, registrationFailed);
    return answerForm(422, { errors: result.errors, typed, toast });
  }
  const signedUp = await signUp(accounts, { ...result.values, returnUrl }, visitOf(request, services));
  if (signedUp.ok) {
    if (signedUp.link) return answerLink(config, signedUp.link, signedUp.headers);
    const headers = withToast(signedUp.headers, authToasts.registered, config);
    return redirect(returnUrl, { status: 303, headers });
  }
  if (signedUp.reason === "too-many") return answerTooMany(signedUp, { title: "Registration failed", typed });
  if (signedUp.reason === "no-mail") {
    return answerForm(403, { typed, toast: registrationFailed(registrationClosed) });
  }
  const password = passwordFaultTexts[signedUp.fault];
  return answerForm(422, { errors: { password }, typed, toast: registrationFailed(password) });
}
