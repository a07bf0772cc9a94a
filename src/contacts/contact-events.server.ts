import type { Database } from "../platform/database/tables.ts";
import { contactLimits, type Day, type NextStep, type EventKind } from "./contact.ts";
import { isUuid } from "../platform/database/uuid.ts";
import { lockOwnContact } from "./change-contact.server.ts";

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

type NewEvent = { kind: EventKind; on: Day; note: string };

export function logEvent(
  db: Database,
  { personId, id, event, now }: { personId: string; id: string; event: NewEvent; now: Date },
): Promise<"logged" | "gone" | "full"> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockOwnContact(tx, { personId, id }))) return "gone";
    const { count } = await tx
      .selectFrom("contact_events")
      .where("contact_id", "=", id)
      .where("deleted_at", "is", null)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (count >= contactLimits.events) return "full";
    const { kind, on, note } = event;
    await tx
      .insertInto("contact_events")
      .values({ contact_id: id, kind, happened_on: on, note, created_at: now })
      .execute();
    return "logged";
  });
}

/** Removes an entry from the log of a contact, or restores it. Returns false if there is no such entry. */
export async function removeEvent(
  db: Database,
  { personId, id, event, removedAt }: { personId: string; id: string; event: string; removedAt: Date | null },
): Promise<boolean> {
  if (!isUuid(event)) return false;
  return db.transaction().execute(async (tx) => {
    if (!(await lockOwnContact(tx, { personId, id }))) return false;
    const removed = await tx
      .updateTable("contact_events")
      .set({ deleted_at: removedAt })
      .where("id", "=", event)
      .where("contact_id", "=", id)
      .executeTakeFirst();
    return removed.numUpdatedRows > 0n;
  });
}
