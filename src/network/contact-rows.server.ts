import { sql, type ExpressionBuilder } from "kysely";
import type { Tables } from "../platform/database/tables.ts";
import type { ContactFacts } from "./contact.ts";
import type { ContactsTable } from "./contacts-tables.ts";

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
