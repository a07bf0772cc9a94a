import { readEmail } from "../email-address.ts";
import { readPersonName } from "../person-name.ts";
import { textOf, typedOf, type AuthErrors, type AuthReading } from "./auth-form.ts";

export type RegisterValues = { name: string; email: string; password: string };

/** All four fields are required, and both passwords must match. Missing fields are reported first. */
export function readRegisterForm(form: FormData): AuthReading<RegisterValues> {
  const typed = typedOf(form);
  const name = readPersonName(textOf(form, "name"));
  const email = readEmail(textOf(form, "email"));
  const password = textOf(form, "password");
  const confirm = textOf(form, "confirm");
  const errors: AuthErrors = {};
  if (!name.ok) errors.name = name.error;
  if (!email.ok) errors.email = email.error;
  if (password === "") errors.password = "Choose a password.";
  if (confirm === "") errors.confirm = "Enter the password once more.";
  const isMissing = [typed.name, typed.email].some((text) => text.trim() === "") || !password || !confirm;
  if (isMissing) return { ok: false, why: "missing", errors, typed };
  if (password !== confirm) {
    return {
      ok: false,
      why: "differ",
      errors: { ...errors, confirm: "This is not the same password." },
      typed,
    };
  }
  if (!name.ok || !email.ok) return { ok: false, why: "wrong", errors, typed };
  return { ok: true, values: { name: name.name, email: email.email, password }, typed };
}
