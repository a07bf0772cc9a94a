import { sql } from "kysely";
import type { Database } from "../platform/database/tables.ts";
import { escapeLike } from "../text/escape-like.ts";
import { foldText } from "../text/fold-text.ts";
import { eventKind, type ContactListing } from "./contact.ts";
import { contactLimits } from "./contact-limits.ts";
import { dueOn } from "./contact-rows.server.ts";

/**
 * Lists a person's contacts by name. With words, only contacts whose name, company, role, address or notes contain all
 * of them.
 */
export async function listContacts(
  db: Database,
  personId: string,
  { words = "" }: { words?: string } = {},
): Promise<ContactListing[]> {
  const asked = foldText(words.slice(0, contactLimits.text))
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, 10);
  const rows = await db
    .selectFrom("contacts")
    .leftJoinLateral(
      (expression) =>
        expression
          .selectFrom("contact_events")
          .whereRef("contact_events.contact_id", "=", "contacts.id")
          .where("contact_events.deleted_at", "is", null)
          .select(["contact_events.kind", "contact_events.happened_on"])
          .orderBy("contact_events.happened_on", "desc")
          .orderBy("contact_events.created_at", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .where("contacts.user_id", "=", personId)
    .where("contacts.deleted_at", "is", null)
    .select([
      "contacts.id",
      "contacts.name",
      "contacts.company",
      "contacts.role",
      "contacts.email",
      "contacts.next_step",
      "contacts.next_on",
      "last.kind",
      "last.happened_on",
    ])
    .select((expression) => dueOn(expression).as("due_on"))
    .select(
      asked.map((word, index) =>
        sql<boolean>`contacts.notes ilike ${`%${escapeLike(word)}%`}`.as(`in_notes_${index}`),
      ),
    )
    .orderBy(sql`lower(contacts.name)`)
    .orderBy("contacts.id")
    .limit(contactLimits.contacts)
    .execute();
  return rows
    .filter((row) => {
      const text = foldText(`${row.name} ${row.company} ${row.role} ${row.email}`);
      const inNotes = row as unknown as Record<string, unknown>;
      return asked.every((word, index) => text.includes(word) || inNotes[`in_notes_${index}`] === true);
    })
    .map(({ id, name, company, role, email, next_step, next_on, due_on, kind, happened_on }) => ({
      id,
      name,
      company,
      role,
      email,
      next: next_step === "" ? null : { text: next_step, on: next_on },
      dueOn: due_on,
      last: kind === null || happened_on === null ? null : { kind: eventKind(kind), on: happened_on },
    }));
}
