/** Fields of the sign-in and registration forms. Passwords are never sent back. */
export type AuthField = "name" | "email" | "password" | "confirm" | "code";
export type AuthErrors = Partial<Record<AuthField, string>>;

/** The fields that are filled in again. */
export const typedAuthFields = ["name", "email"] as const;
export type TypedAuth = Record<(typeof typedAuthFields)[number], string>;
