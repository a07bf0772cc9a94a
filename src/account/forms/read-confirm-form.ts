import { readPersonName } from "../person-name.ts";
import { textOf, typedOf, type AuthErrors, type AuthReading } from "./auth-form.ts";

/** Reads the form of a link that was sent again: a name, and a password twice. */
export function readConfirmForm(
  form: FormData,
): AuthReading<{ token: string; name: string; password: string }> {
  const typed = typedOf(form);
  const name = readPersonName(textOf(form, "name"));
  const password = textOf(form, "password");
  const confirm = textOf(form, "confirm");
  const errors: AuthErrors = {};
  if (!name.ok) errors.name = name.error;
  if (password === "") errors.password = "Choose a password.";
  if (confirm === "") errors.confirm = "Enter the password once more.";
  if (typed.name.trim() === "" || !password || !confirm) return { ok: false, why: "missing", errors, typed };
  if (password !== confirm) {
    const differ = { ...errors, confirm: "This is not the same password." };
    return { ok: false, why: "differ", errors: differ, typed };
  }
  if (!name.ok) return { ok: false, why: "wrong", errors, typed };
  return { ok: true, values: { token: textOf(form, "token"), name: name.name, password }, typed };
}
