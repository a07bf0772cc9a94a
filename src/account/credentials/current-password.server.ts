import type { Database } from "../../platform/database/tables.ts";

/** Reads the hash of a person's password. Undefined for an address without an account. */
export async function readPasswordHash(db: Database, email: string): Promise<string | null | undefined> {
  return (await selectPassword(db, email).executeTakeFirst())?.password;
}

/**
 * Whether a hash that was read before a sign-in is still current. Waits for a password change in progress: the change
 * ends all sessions, and a session that starts meanwhile would survive it.
 */
export async function isPasswordCurrent(
  db: Database,
  email: string,
  hash: string | null | undefined,
): Promise<boolean> {
  const now = await selectPassword(db, email).forShare("credentials").executeTakeFirst();
  return now?.password === hash;
}

function selectPassword(db: Database, email: string) {
  return db
    .selectFrom("credentials")
    .innerJoin("users", "users.id", "credentials.user_id")
    .where("email", "=", email)
    .where("provider_id", "=", "credential")
    .select("password");
}
