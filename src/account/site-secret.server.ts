import type { Database } from "../platform/database/tables.ts";

/**
 * Reads the secret with which this site signs cookies and hashes. It is created once and stored in the database, so
 * that all processes and restarts share it. An operator can set AUTH_SECRET instead.
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
