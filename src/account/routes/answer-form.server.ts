import { data } from "react-router";
import type { Refused } from "../../platform/forms/controls.ts";
import { tooManyAttemptsText } from "../forms/auth-toasts.ts";
import type { ToastText } from "../../app/request/toast-text.ts";

export type FormAnswer = Required<Refused> & { toast: ToastText };

/** Answers with the form, the typed values (never passwords), the errors, and a toast. */
export function answerForm(
  status: 401 | 403 | 422 | 500 | 503,
  { errors = {}, typed = {}, toast }: AnswerParts,
) {
  const headers: HeadersInit = status === 503 ? { "Retry-After": "5" } : {};
  return data<FormAnswer>({ errors, typed, toast }, { status, headers });
}

type AnswerParts = Partial<FormAnswer> & Pick<FormAnswer, "toast">;

/** Answers with the form, to be sent again later. */
export function answerTooMany(
  { retryAfter }: { retryAfter: number },
  { title, typed = {} }: Pick<Refused, "typed"> & { title: string },
) {
  const toast = { title, message: tooManyAttemptsText(retryAfter), destructive: true };
  return data<FormAnswer>(
    { errors: {}, typed, toast },
    { status: 429, headers: { "Retry-After": String(retryAfter) } },
  );
}
