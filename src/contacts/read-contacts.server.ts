import { sql, type ExpressionBuilder } from "kysely";
import type { Database, Tables } from "../platform/database/tables.ts";
import { escapeLike } from "../text/escape-like.ts";
import { foldText } from "../text/fold-text.ts";
import { eventKind, contactLimits, type ContactListing, type Contact, type ContactFacts } from "./contact.ts";
import { isUuid } from "../platform/database/uuid.ts";
import type { ContactsTable } from "./contacts-tables.ts";

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

/**
 * Returns a contact with its log, newest first. Null if the person has no such contact. `withDeleted` includes deleted
 * contacts and log entries.
 */
export async function getContact(
  db: Database,
  { personId, id, withDeleted = false }: { personId: string; id: string; withDeleted?: boolean },
): Promise<Contact | null> {
  if (!isUuid(id)) return null;
  const row = await db
    .selectFrom("contacts")
    .where("id", "=", id)
    .where("user_id", "=", personId)
    .$if(!withDeleted, (query) => query.where("deleted_at", "is", null))
    .selectAll()
    .select((expression) => dueOn(expression).as("due_on"))
    .executeTakeFirst();
  if (!row) return null;
  const events = await db
    .selectFrom("contact_events")
    .where("contact_id", "=", row.id)
    .$if(!withDeleted, (query) => query.where("deleted_at", "is", null))
    .select(["id", "kind", "happened_on", "note"])
    .orderBy("happened_on", "desc")
    .orderBy("created_at", "desc")
    .limit(contactLimits.events)
    .execute();
  return {
    ...factsOf(row),
    id: row.id,
    next: row.next_step === "" ? null : { text: row.next_step, on: row.next_on },
    dueOn: row.due_on,
    events: events.map(({ happened_on, kind, ...event }) => ({
      ...event,
      kind: eventKind(kind),
      on: happened_on,
    })),
  };
}

type FactColumns = Pick<
  ContactsTable,
  | "name"
  | "company"
  | "role"
  | "met_through"
  | "email"
  | "phone"
  | "links"
  | "can_help"
  | "notes"
  | "touch_weeks"
>;

export function factColumns(facts: ContactFacts): FactColumns {
  const { name, company, role, email, phone, links, notes, metThrough, canHelp, touchWeeks } = facts;
  return {
    name,
    company,
    role,
    email,
    phone,
    links,
    notes,
    met_through: metThrough,
    can_help: canHelp,
    touch_weeks: touchWeeks,
  };
}

export function factsOf(row: FactColumns): ContactFacts {
  const { name, company, role, email, phone, links, notes } = row;
  return {
    name,
    company,
    role,
    email,
    phone,
    links,
    notes,
    metThrough: row.met_through,
    canHelp: row.can_help,
    touchWeeks: row.touch_weeks,
  };
}

/** The day of the last contact, from its log. */
export const lastOn = (expression: ExpressionBuilder<Tables, "contacts">) =>
  expression
    .selectFrom("contact_events as last_event")
    .whereRef("last_event.contact_id", "=", "contacts.id")
    .where("last_event.deleted_at", "is", null)
    .select(({ fn }) => fn.max("last_event.happened_on").as("on"));

/** The day on which a contact is due: that of the next step or, without one, `touch_weeks` after the last contact. */
export const dueOn = (expression: ExpressionBuilder<Tables, "contacts">) =>
  sql<string | null>`case when contacts.next_step <> '' then contacts.next_on
    else coalesce((${lastOn(expression)}), (contacts.created_at at time zone 'UTC')::date) + 7 * contacts.touch_weeks end`;
