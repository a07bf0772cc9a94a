import type { Database } from "../platform/database/tables.ts";
import { lockOwnContact } from "./change-contact.server.ts";

/** The ids of the applications of each contact, by the id of the contact. */
export type ContactLinks = ReadonlyMap<string, readonly string[]>;

/** Lists the links between a person's contacts and applications. */
export async function listLinks(db: Database, personId: string): Promise<ContactLinks> {
  const rows = await db
    .selectFrom("contact_applications")
    .where("user_id", "=", personId)
    .select(["contact_id", "application_id"])
    .execute();
  const links = new Map<string, string[]>();
  for (const { contact_id, application_id } of rows)
    links.set(contact_id, [...(links.get(contact_id) ?? []), application_id]);
  return links;
}

type Link = { personId: string; id: string; applicationId: string };

/**
 * Links a contact to an application of the same person. Returns false if the person has no such contact. The caller
 * must check that the application is the person's own.
 */
export function linkApplication(db: Database, { personId, id, applicationId }: Link): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockOwnContact(tx, { personId, id }))) return false;
    await tx
      .insertInto("contact_applications")
      .values({ user_id: personId, contact_id: id, application_id: applicationId })
      .onConflict((conflict) => conflict.columns(["contact_id", "application_id"]).doNothing())
      .execute();
    return true;
  });
}

/** Removes the link between a contact and an application, and keeps both. */
export async function unlinkApplication(db: Database, { personId, id, applicationId }: Link): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockOwnContact(tx, { personId, id }))) return;
    await tx
      .deleteFrom("contact_applications")
      .where("user_id", "=", personId)
      .where("contact_id", "=", id)
      .where((where) => where.eb(where.cast<string>("application_id", "text"), "=", applicationId))
      .execute();
  });
}
