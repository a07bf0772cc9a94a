import type { Database } from "../../platform/database/tables.ts";
import "../contact-tables.ts";

/** Marks a message as dealt with, or as open again with `doneAt` null. The moment of the first time stays. */
export async function settleContactMessage(
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
