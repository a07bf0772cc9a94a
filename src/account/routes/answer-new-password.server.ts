import { redirect } from "react-router";
import { chooseNewPassword } from "../choose-new-password.server.ts";
import { authToasts, passwordChosen } from "../forms/auth-toasts.ts";
import { newPasswordForm } from "../forms/auth-forms.server.ts";
import { passwordFaultTexts } from "../passwords/judge-password.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { withToast } from "../../app/request/flash.server.ts";
import type { RequestServices } from "../../app/request/services.ts";
import { answerForm, answerTooMany } from "./answer-form.server.ts";
import { visitOf } from "./visit-of.ts";

const title = "Password not changed";

/** Sets a new password with the link from a mail and redirects to the Login form. */
export async function answerNewPassword(services: RequestServices, request: Request, form: FormData) {
  const result = newPasswordForm.read(form);
  if (!result.ok) {
    const toast = result.isMissing ? authToasts.missingFields : authToasts.passwordsDiffer;
    return answerForm(422, { errors: result.errors, toast });
  }
  const chosen = await chooseNewPassword(services.accounts, result.values, visitOf(request, services));
  if (chosen.ok) {
    const toast = passwordChosen(chosen.twoStepEnds);
    const headers = withToast(chosen.headers, toast, services.config);
    return redirect("/auth", { status: 303, headers });
  }
  switch (chosen.reason) {
    case "too-many":
      return answerTooMany(chosen, { title });
    case "link":
      // The page itself says that the link does not work.
      return redirect(`/auth/new-password?${new URLSearchParams({ token: fieldText(form, "token") })}`, 303);
    default: {
      const password = passwordFaultTexts[chosen.fault];
      return answerForm(422, {
        errors: { password },
        toast: { title, message: password, destructive: true },
      });
    }
  }
}
