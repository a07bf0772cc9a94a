/** Fields of the sign-in and registration forms. Passwords are never sent back. */
export type AuthField = "name" | "email" | "password" | "confirm" | "code";
export type AuthErrors = Partial<Record<AuthField, string>>;

/** The typed values that are filled in again. */
export type TypedAuth = { name: string; email: string };

/** The result of reading a form: its values, or the errors and the kind of problem. */
export type AuthReading<Values> =
  | { ok: true; values: Values; typed: TypedAuth }
  | { ok: false; why: "missing" | "differ" | "wrong"; errors: AuthErrors; typed: TypedAuth };

/** Reads the text of a field. A file counts as empty. */
export function textOf(form: FormData, field: AuthField | "token"): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}

/** Reads what was typed, cut to the length of the fields, so that no huge text is sent back. */
export function typedOf(form: FormData): TypedAuth {
  return { name: textOf(form, "name").slice(0, 320), email: textOf(form, "email").slice(0, 320) };
}
