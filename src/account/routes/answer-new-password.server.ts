import { redirect } from "react-router";
import { chooseNewPassword } from "../choose-new-password.server.ts";
import { passwordChosen } from "../forms/auth-toasts.ts";
import { newPasswordForm } from "../forms/auth-forms.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { withToast } from "../../app/request/flash.server.ts";
import type { RequestServices } from "../../app/request/services.ts";
import { answerPasswordFault, answerRefused, answerTooMany } from "./answer-form.server.ts";
import { visitOf } from "./visit-of.ts";

/** Sets a new password with the link from a mail and redirects to the Login form. */
export async function answerNewPassword(services: RequestServices, request: Request, form: FormData) {
  const result = newPasswordForm.read(form);
  if (!result.ok) return answerRefused(result, notChanged);
  const chosen = await chooseNewPassword(services.accounts, result.values, visitOf(request, services));
  if (chosen.ok) {
    const toast = passwordChosen(chosen.twoStepEnds);
    const headers = withToast(chosen.headers, toast, services.config);
    return redirect("/auth", { status: 303, headers });
  }
  switch (chosen.reason) {
    case "too-many":
      return answerTooMany(chosen, result, notChanged);
    case "link":
      // The page itself says that the link does not work.
      return redirect(`/auth/new-password?${new URLSearchParams({ token: fieldText(form, "token") })}`, 303);
    default:
      return answerPasswordFault(chosen.fault, result, notChanged);
  }
}

function notChanged(message = "") {
  return { title: "Password not changed", message, destructive: true };
}
