import type { Selectable } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { ContactMessagesTable } from "../contact-tables.ts";

/** A message as the operator gets to see it. */
export type StoredMessage = Omit<Selectable<ContactMessagesTable>, "id" | "sender">;

const shown = ["reference", "topic", "name", "email", "message", "sent_at", "done_at"] as const;

/** Messages that wait for an answer, or with `all` those dealt with as well, the newest first. */
export function listContactMessages(
  db: Database,
  { all, limit }: { all: boolean; limit: number },
): Promise<StoredMessage[]> {
  return db
    .selectFrom("contact_messages")
    .select(shown)
    .$if(!all, (query) => query.where("done_at", "is", null))
    .orderBy("sent_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** The message with that reference, in capitals or not; null when there is none. */
export async function readContactMessage(db: Database, reference: string): Promise<StoredMessage | null> {
  const found = await db
    .selectFrom("contact_messages")
    .select(shown)
    .where("reference", "=", reference.trim().toUpperCase())
    .executeTakeFirst();
  return found ?? null;
}
