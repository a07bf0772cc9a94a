import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { ContactFacts } from "../contact.ts";
import { contactLimits } from "../contact-limits.ts";
import { factColumns, factsOf } from "../contact-rows.server.ts";
import "../contacts-tables.ts";
import { createPeopleFinder, mergeFacts } from "./match-people.ts";

/** Numbers of people: added, merged, unchanged. @property full those for whom the account has no room */
export type PeopleImportCounts = { added: number; merged: number; same: number; full: number };

/** A contact; its id is null if it is new. */
type Row = ContactFacts & { id: string | null };

/** Rows inserted with one statement. */
const portion = 200;

/**
 * Imports people. A person who is already a contact is merged: the contact gets the facts that it lacks. All people are
 * imported or none, and importing a file again changes nothing.
 */
export function importPeople(
  db: Database,
  { personId, people, now }: { personId: string; people: readonly ContactFacts[]; now: Date },
): Promise<PeopleImportCounts> {
  return db.transaction().execute(async (tx) => {
    // Two imports at the same time would add the same people twice.
    await sql`select pg_advisory_xact_lock(hashtext(${`contacts of ${personId}`}))`.execute(tx);
    const rows = await tx
      .selectFrom("contacts")
      .where("user_id", "=", personId)
      .where("deleted_at", "is", null)
      .selectAll()
      .execute();
    const known = rows.map((row): Row => ({ id: row.id, ...factsOf(row) }));
    const finder = createPeopleFinder(known);
    const report: PeopleImportCounts = { added: 0, merged: 0, same: 0, full: 0 };
    const changed = new Set<Row>();
    for (const person of people) {
      const same = finder.find(person)?.other;
      if (!same && known.length + report.added >= contactLimits.contacts) report.full += 1;
      else if (!same) {
        const added: Row = { ...person, id: null };
        finder.add(added);
        changed.add(added);
        report.added += 1;
      } else {
        const merged = mergeFacts(same, person);
        if (isSame(merged, same)) report.same += 1;
        else {
          Object.assign(same, merged);
          finder.add(same);
          changed.add(same);
          report.merged += 1;
        }
      }
    }
    await write(tx, { personId, contacts: [...changed], now });
    return report;
  });
}

const isSame = (one: ContactFacts, other: ContactFacts): boolean =>
  JSON.stringify(factColumns(one)) === JSON.stringify(factColumns(other));

async function write(
  tx: Database,
  { personId, contacts, now }: { personId: string; contacts: readonly Row[]; now: Date },
): Promise<void> {
  const added = contacts.filter(({ id }) => id === null);
  for (let start = 0; start < added.length; start += portion) {
    const values = added.slice(start, start + portion).map((facts) => ({
      ...factColumns(facts),
      user_id: personId,
      next_step: "",
      created_at: now,
      updated_at: now,
    }));
    await tx.insertInto("contacts").values(values).execute();
  }
  for (const contact of contacts) {
    if (contact.id === null) continue;
    await tx
      .updateTable("contacts")
      .set({ ...factColumns(contact), updated_at: now })
      .where("id", "=", contact.id)
      .execute();
  }
}
