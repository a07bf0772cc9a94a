import { randomBytes } from "node:crypto";
import type { Database } from "../../src/platform/database/tables.ts";

/** Adds an account directly to the database, without a sign-up. Returns its id. */
export async function addPerson(
  db: Database,
  { name = "Ana Sousa", email = `${randomBytes(6).toString("hex")}@example.com` } = {},
): Promise<string> {
  const id = randomBytes(16).toString("hex");
  const at = new Date("2026-09-03T10:00:00Z");
  await db
    .insertInto("users")
    .values({ id, name, email, email_verified: true, image: null, created_at: at, updated_at: at })
    .execute();
  await db.insertInto("profiles").values({ id, full_name: name, updated_at: at }).execute();
  return id;
}
