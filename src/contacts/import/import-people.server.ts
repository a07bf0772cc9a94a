import type { Database } from "../../platform/database/tables.ts";
import { contactLimits, type ContactFacts } from "../contact.ts";
import { factColumns, factsOf } from "../read-contacts.server.ts";
import { inTransaction } from "../../platform/database/in-transaction.server.ts";
import { contactsOf } from "../change-contact.server.ts";
import { createPeopleFinder, mergeFacts } from "./match-people.ts";

/** What the person has chosen for the rows of a file, from 0. Rows in neither are left out. */
export type PeopleChoices = {
  taken: ReadonlySet<number>;
  /** Rows of people who are known: complete the contact, or add them all the same. */
  known: ReadonlyMap<number, "complete" | "add">;
};

type Import = {
  personId: string;
  /** The facts in each row; null in rows without a name. */
  people: readonly (ContactFacts | null)[];
  choices: PeopleChoices;
  importId: string;
  now: Date;
};

/** Numbers of people. @property full those for whom the account has no room */
type PeopleImportCounts = { added: number; completed: number; full: number };

/** A contact; its id is null if it is new. @property before the facts of a known contact */
type Row = ContactFacts & { id: string | null; before: ContactFacts | null };

/** Rows inserted with one statement. */
const portion = 200;

/** Reads the choices in the form of a review. */
export function parsePeopleChoices(form: FormData): PeopleChoices {
  const known = [...form.entries()].flatMap(([name, value]): [number, "complete" | "add"][] => {
    const row = /^known-(\d{1,5})$/.exec(name)?.[1];
    return row !== undefined && (value === "complete" || value === "add") ? [[Number(row), value]] : [];
  });
  return { taken: new Set(form.getAll("take").map(Number)), known: new Map(known) };
}

/**
 * Imports the chosen people, all or none. Completing a contact gives it the facts that it lacks, and replaces none. A
 * person who became a contact after the review is not added again.
 */
export function importPeople(
  db: Database,
  { personId, people, choices, importId, now }: Import,
): Promise<PeopleImportCounts> {
  // Two imports at the same time would add the same people twice.
  return inTransaction(db, contactsOf(personId), async (tx) => {
    const rows = await tx
      .selectFrom("contacts")
      .where("user_id", "=", personId)
      .where("deleted_at", "is", null)
      .selectAll()
      .execute();
    const contacts = rows.map((row): Row => ({ ...factsOf(row), id: row.id, before: factsOf(row) }));
    const finder = createPeopleFinder(contacts);
    const added: Row[] = [];
    const completed = new Set<Row>();
    let full = 0;
    for (const [at, person] of people.entries()) {
      const choice = choices.known.get(at);
      if (!person || (!choice && !choices.taken.has(at))) continue;
      const same = choice === "add" ? null : finder.find(person)?.other;
      if (same && choice === "complete") {
        Object.assign(same, mergeFacts(same, person));
        finder.add(same);
        if (same.before && changedFacts(same.before, same).length > 0) completed.add(same);
      } else if (!same && choice !== "complete") {
        if (contacts.length + added.length >= contactLimits.contacts) full += 1;
        else {
          const row: Row = { ...person, id: null, before: null };
          finder.add(row);
          added.push(row);
        }
      }
    }
    await insert(tx, added, { personId, importId, now });
    for (const row of completed) await complete(tx, row, { personId, importId, now });
    return { added: added.length, completed: completed.size, full };
  });
}

type By = Pick<Import, "personId" | "importId" | "now">;

async function insert(tx: Database, added: readonly Row[], { personId, importId, now }: By): Promise<void> {
  const of = { user_id: personId, import_id: importId, next_step: "", created_at: now, updated_at: now };
  for (let start = 0; start < added.length; start += portion) {
    const values = added.slice(start, start + portion).map((facts) => ({ ...factColumns(facts), ...of }));
    await tx.insertInto("contacts").values(values).execute();
  }
}

/** Stores the facts of a completed contact, and what they were before. */
async function complete(tx: Database, row: Row, { personId, importId, now }: By): Promise<void> {
  const { id, before } = row;
  if (id === null || before === null) return;
  const keys = changedFacts(before, row);
  const only = (facts: ContactFacts) =>
    JSON.stringify(Object.fromEntries(keys.map((key) => [key, facts[key]])));
  await tx
    .updateTable("contacts")
    .set({ ...factColumns(row), updated_at: now })
    .where("id", "=", id)
    .execute();
  await tx
    .insertInto("contact_import_changes")
    .values({
      contact_id: id,
      import_id: importId,
      user_id: personId,
      before: only(before),
      after: only(row),
      created_at: now,
    })
    .execute();
}

function changedFacts(before: ContactFacts, after: ContactFacts): (keyof ContactFacts)[] {
  return (Object.keys(before) as (keyof ContactFacts)[]).filter((key) => before[key] !== after[key]);
}
