import { textOf, typedOf, type AuthErrors, type AuthReading } from "./auth-form.ts";

type NewPassword = { token: string; password: string; cannotGetCode: boolean };

/** Reads a new password, typed twice, and whether to turn off two-step sign-in. */
export function readNewPasswordForm(form: FormData): AuthReading<NewPassword> {
  const typed = typedOf(form);
  const password = textOf(form, "password");
  const confirm = textOf(form, "confirm");
  const errors: AuthErrors = {};
  if (password === "") errors.password = "Choose a password.";
  if (confirm === "") errors.confirm = "Enter the password once more.";
  if (!password || !confirm) return { ok: false, why: "missing", errors, typed };
  if (password !== confirm) {
    return { ok: false, why: "differ", errors: { confirm: "This is not the same password." }, typed };
  }
  const cannotGetCode = form.has("cannot-get-code");
  return { ok: true, values: { token: textOf(form, "token"), password, cannotGetCode }, typed };
}
