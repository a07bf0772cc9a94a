import type { Selectable } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { ContactMessagesTable } from "../contact-tables.ts";

/** A message as the operator sees it. */
export type StoredMessage = Omit<Selectable<ContactMessagesTable>, "id" | "sender">;

const shown = ["reference", "topic", "name", "email", "message", "sent_at", "done_at"] as const;

/** Lists open messages, or with `all` also those that are done, newest first. */
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

/** Reads the message with a reference in any case. Returns null if there is none. */
export async function readContactMessage(db: Database, reference: string): Promise<StoredMessage | null> {
  const found = await db
    .selectFrom("contact_messages")
    .select(shown)
    .where("reference", "=", reference.trim().toUpperCase())
    .executeTakeFirst();
  return found ?? null;
}
