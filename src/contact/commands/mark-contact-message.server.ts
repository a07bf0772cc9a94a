import type { Database } from "../../platform/database/tables.ts";

/** Marks a message as done, or with `doneAt` null as open again. Repeating it keeps the first time. */
export async function markContactMessage(
  db: Database,
  { reference, doneAt }: { reference: string; doneAt: Date | null },
): Promise<void> {
  await db
    .updateTable("contact_messages")
    .set({ done_at: doneAt })
    .where("reference", "=", reference)
    .$if(doneAt !== null, (query) => query.where("done_at", "is", null))
    .execute();
}
