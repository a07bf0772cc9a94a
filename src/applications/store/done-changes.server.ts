import { isObject } from "../../platform/json/json-object.ts";
import { parseJson } from "../../platform/json/parse-json.ts";
import type { Database } from "../../platform/database/tables.ts";
import { toUuid } from "../../platform/database/uuid.ts";
import type { Outcome, Stage, DoneChange, ManyChange } from "../application.ts";

/** An application before a change. Moments are texts. */
export type Before = {
  id: string;
  stageId: string;
  position: number;
  appliedAt: string | null;
  repliedAt: string | null;
  outcome: Outcome | null;
  hasReason: boolean;
  /** Whether a CV and a letter were recorded. Absent in changes of earlier versions. */
  hasCv?: boolean;
  hasLetter?: boolean;
  /** The change added it to the board. */
  isNew?: boolean;
  archivedAt: string | null;
  movedAt: string | null;
  updatedAt: string;
};

export type StoredChange = {
  id: string;
  what: ManyChange;
  at: Date;
  /** The stage of a move. */
  to: Stage | null;
  before: Before[];
};

/** Changes of a person that are kept to be undone. */
const most = 20;

/** Stores a change within its transaction, and returns its id. */
export async function storeChange(
  tx: Database,
  { personId, what, at, to, before }: Omit<StoredChange, "id"> & { personId: string },
): Promise<string> {
  const older = await tx
    .selectFrom("application_changes")
    .where("user_id", "=", personId)
    .select("id")
    .orderBy("at", "desc")
    .orderBy("id")
    .offset(most - 1)
    .execute();
  for (const { id } of older) await deleteChange(tx, { personId, id });
  const { id } = await tx
    .insertInto("application_changes")
    .values({ user_id: personId, what, at, content: JSON.stringify({ to, before }) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function getChange(
  db: Database,
  { personId, id }: { personId: string; id: string },
): Promise<StoredChange | null> {
  const row = await db
    .selectFrom("application_changes")
    .where("user_id", "=", personId)
    .where("id", "=", toUuid(id))
    .select(["id", "what", "at", "content"])
    .executeTakeFirst();
  const content = row && parseJson(row.content);
  // Only `storeChange` writes it.
  return row && isObject(content)
    ? { id: row.id, what: row.what, at: row.at, ...(content as Pick<StoredChange, "to" | "before">) }
    : null;
}

/** A form that is sent twice arrives again within this time. */
const againMs = 10_000;

/** The id of the change that the same form made a moment ago; null if there is none. */
export async function changedJustNow(
  tx: Database,
  asked: { personId: string; what: ManyChange; to: Stage | null; ids: readonly string[]; now: Date },
): Promise<string | null> {
  const { personId, what, to, ids, now } = asked;
  const last = await tx
    .selectFrom("application_changes")
    .where("user_id", "=", personId)
    .where("what", "=", what)
    .where("at", ">", new Date(now.getTime() - againMs))
    .select("id")
    .orderBy("at", "desc")
    .executeTakeFirst();
  const change = last && (await getChange(tx, { personId, id: last.id }));
  const isSame = change?.to?.id === to?.id && change?.before.every(({ id }) => ids.includes(id));
  return change && isSame ? change.id : null;
}

/** Reads a change that can be undone, as the page shows it; null if it was undone or is too old. */
export async function getDoneChange(
  db: Database,
  { personId, id }: { personId: string; id: string },
): Promise<DoneChange | null> {
  const change = await getChange(db, { personId, id });
  if (!change) return null;
  const { what, to, before } = change;
  const isOpen = to !== null && to.kind !== "closed";
  const removed = before.flatMap(({ outcome, hasReason }) =>
    isOpen && outcome !== null ? [{ outcome, hasReason }] : [],
  );
  return { id: change.id, what, count: before.length, stage: to?.name ?? "", removed };
}

export async function deleteChange(
  tx: Database,
  { personId, id }: { personId: string; id: string },
): Promise<void> {
  await tx.deleteFrom("application_changes").where("user_id", "=", personId).where("id", "=", id).execute();
}
