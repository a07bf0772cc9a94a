import type { Database } from "../../platform/database/tables.ts";
import "../account-tables.ts";

/**
 * The hash of somebody's password now; undefined for an address without an account. A change of password that is
 * under way is waited for, so that a sign-in can tell afterwards whether it was checked against the password in force.
 */
export async function passwordInForce(db: Database, email: string): Promise<string | null | undefined> {
  const credential = await db
    .selectFrom("credentials")
    .innerJoin("users", "users.id", "credentials.user_id")
    .where("email", "=", email)
    .where("provider_id", "=", "credential")
    .select("password")
    .forShare("credentials")
    .executeTakeFirst();
  return credential?.password;
}
