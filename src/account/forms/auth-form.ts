/** Fields of the forms at the door. Passwords are never sent back. */
export type AuthField = "name" | "email" | "password" | "confirm" | "code";
export type AuthErrors = Partial<Record<AuthField, string>>;

/** What stands in the fields again. */
export type TypedAuth = { name: string; email: string };

/** What comes of reading a form: its values, or what is wrong with them and in what way. */
export type AuthReading<Values> =
  | { ok: true; values: Values; typed: TypedAuth }
  | { ok: false; why: "missing" | "differ" | "wrong"; errors: AuthErrors; typed: TypedAuth };

/** Text of a field; a file in its place counts as nothing. */
export function textOf(form: FormData, field: AuthField | "token"): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}

/** What was typed, cut to what a field can hold, so that nothing huge is sent back. */
export function typedOf(form: FormData): TypedAuth {
  return { name: textOf(form, "name").slice(0, 320), email: textOf(form, "email").slice(0, 320) };
}
