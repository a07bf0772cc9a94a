import type { Database } from "../../platform/database/tables.ts";
import { contactLimits } from "../contact-limits.ts";
import { factsOf, lastOn } from "../contact-rows.server.ts";
import type { ExportedPerson } from "./write-people-csv.ts";

/**
 * Reads a person's contacts, sorted by name, for a file.
 *
 * @param only the id of the only contact to read
 */
export async function readExported(db: Database, personId: string, only?: string): Promise<ExportedPerson[]> {
  const all = db.selectFrom("contacts").where("user_id", "=", personId).where("deleted_at", "is", null);
  const chosen = only === undefined ? all : all.where("contacts.id", "=", only);
  const rows = await chosen
    .selectAll()
    .select((expression) => lastOn(expression).as("last_on"))
    .orderBy("name")
    .orderBy("id")
    .limit(contactLimits.contacts)
    .execute();
  return rows.map((row) => ({
    ...factsOf(row),
    next: row.next_step === "" ? null : { text: row.next_step, on: row.next_on },
    lastOn: row.last_on,
  }));
}
