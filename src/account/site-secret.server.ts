import type { Database } from "../platform/database/tables.ts";
import "./account-tables.ts";

/**
 * The secret this site signs cookies and hashes with: made once and kept in the database, so that every process and
 * every restart has the same. An operator who wants it elsewhere sets AUTH_SECRET.
 */
export async function readSiteSecret(
  db: Database,
  { now, random }: { now: Date; random: (bytes: number) => Uint8Array },
): Promise<string> {
  const name = "auth";
  await db
    .insertInto("site_secrets")
    .values({ name, value: Buffer.from(random(48)).toString("base64url"), made_at: now })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("site_secrets")
    .where("name", "=", name)
    .select("value")
    .executeTakeFirstOrThrow();
  return value;
}
