import { data } from "react-router";
import type { Refused } from "../../platform/forms/controls.ts";
import { refusedToast, tooManyAttemptsText } from "../forms/auth-toasts.ts";
import { passwordFaultTexts, type PasswordFault } from "../passwords/judge-password.server.ts";
import type { ToastText } from "../../app/request/toast-text.ts";

export type FormAnswer = Required<Refused> & { toast: ToastText };

type Typed = Pick<Refused, "typed">;

/** Makes the toast of a form that failed. */
type Failed = (message?: string) => ToastText;

/** Answers with the form, the typed values (never passwords), the errors, and a toast. */
export function answerForm(
  status: 401 | 403 | 422 | 500 | 503,
  { errors = {}, typed = {}, toast }: Refused & Pick<FormAnswer, "toast">,
) {
  const headers: HeadersInit = status === 503 ? { "Retry-After": "5" } : {};
  return data<FormAnswer>({ errors, typed, toast }, { status, headers });
}

/** Answers with a form that was refused when it was read. */
export function answerRefused(
  { errors, typed, isMissing }: Required<Refused> & { isMissing: boolean },
  failed: Failed,
) {
  return answerForm(422, { errors, typed, toast: refusedToast({ isMissing, errors }, failed) });
}

/** Answers with a form whose new password is not good enough. */
export function answerPasswordFault(fault: PasswordFault, { typed }: Typed, failed: Failed) {
  const password = passwordFaultTexts[fault];
  return answerForm(422, { errors: { password }, typed, toast: failed(password) });
}

/** Answers with the form, to be sent again later. */
export function answerTooMany({ retryAfter }: { retryAfter: number }, { typed = {} }: Typed, failed: Failed) {
  const toast = failed(tooManyAttemptsText(retryAfter));
  return data<FormAnswer>(
    { errors: {}, typed, toast },
    { status: 429, headers: { "Retry-After": String(retryAfter) } },
  );
}
