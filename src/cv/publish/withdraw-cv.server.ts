import type { Database } from "../../platform/database/tables.ts";
import "./public-cv-tables.ts";

/** Takes a person's public CV away, at once and with its count. */
export async function withdrawCv(db: Database, personId: string): Promise<void> {
  await db.deleteFrom("public_cvs").where("person_id", "=", personId).execute();
}
