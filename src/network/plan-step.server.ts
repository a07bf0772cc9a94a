import type { Database } from "../platform/database/tables.ts";
import type { Day, NextStep } from "./contact.ts";
import { isUuid } from "../platform/database/uuid.ts";
import { lockOwnContact } from "./own-contact.server.ts";

type One = { personId: string; id: string };

/**
 * Sets the next step of a contact, or removes it. A day for which a reminder was mailed is not mailed again. Returns
 * false if the person has no such contact.
 */
export async function planStep(
  db: Database,
  { personId, id, step, now }: One & { step: NextStep | null; now: Date },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const changed = await db
    .updateTable("contacts")
    .set({ next_step: step?.text ?? "", next_on: step?.on ?? null, updated_at: now })
    .where("id", "=", id)
    .where("user_id", "=", personId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Moves the next step into the log, as done on that day. Returns false if there is no next step. */
export function finishStep(
  db: Database,
  { personId, id, on, now }: One & { on: Day; now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockOwnContact(tx, { personId, id }))) return false;
    const { next_step } = await tx
      .selectFrom("contacts")
      .where("id", "=", id)
      .select("next_step")
      .executeTakeFirstOrThrow();
    if (next_step === "") return false;
    await tx
      .insertInto("contact_events")
      .values({ contact_id: id, kind: "did", happened_on: on, note: next_step, created_at: now })
      .execute();
    return planStep(tx, { personId, id, step: null, now });
  });
}
