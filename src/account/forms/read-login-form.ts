import { readEmail } from "../email-address.ts";
import { textOf, typedOf, type AuthErrors, type AuthReading } from "./auth-form.ts";

/** Both fields are required, and the address must be valid. */
export function readLoginForm(form: FormData): AuthReading<{ email: string; password: string }> {
  const typed = typedOf(form);
  const email = readEmail(textOf(form, "email"));
  const password = textOf(form, "password");
  const errors: AuthErrors = {};
  if (!email.ok) errors.email = email.error;
  if (password === "") errors.password = "Enter your password.";
  const isMissing = typed.email.trim() === "" || password === "";
  if (!email.ok || isMissing) return { ok: false, why: isMissing ? "missing" : "wrong", errors, typed };
  return { ok: true, values: { email: email.email, password }, typed };
}
