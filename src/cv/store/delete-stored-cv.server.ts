import type { Database } from "../../platform/database/tables.ts";
import "./cv-tables.ts";

/** Deletes a person's CV with its versions. What is gone already is no problem. */
export async function deleteStoredCv(db: Database, personId: string, id: string): Promise<void> {
  await db.deleteFrom("cvs").where("person_id", "=", personId).where("id", "=", id).execute();
}
