import type { Selectable } from "kysely";
import type { Database } from "../database/tables.ts";
import type { OutboxMailsTable } from "./outbox-tables.ts";

export type OutboxMail = Selectable<OutboxMailsTable>;

/** Lists kept mails, the newest first. */
export function readOutbox(
  db: Database,
): Promise<Pick<OutboxMail, "id" | "recipient" | "subject" | "written_at">[]> {
  return db
    .selectFrom("outbox_mails")
    .select(["id", "recipient", "subject", "written_at"])
    .orderBy("id", "desc")
    .execute();
}

/** Reads one mail of the outbox. Returns null when it never existed or was deleted to make room. */
export async function readOutboxMail(db: Database, id: number): Promise<OutboxMail | null> {
  const mail = await db.selectFrom("outbox_mails").where("id", "=", id).selectAll().executeTakeFirst();
  return mail ?? null;
}
