import type { Database } from "../../platform/database/tables.ts";
import "../application-tables.ts";
import type { Stage } from "../stage.ts";

/** Adds a line to the history of an application's stages. */
export async function recordMove(
  tx: Database,
  move: { personId: string; id: string; from: Pick<Stage, "name"> | null; to: Stage; now: Date },
): Promise<void> {
  const { personId, id, from, to, now } = move;
  await tx
    .insertInto("application_events")
    .values({
      user_id: personId,
      application_id: id,
      at: now,
      from_name: from?.name ?? null,
      to_stage_id: to.id,
      to_name: to.name,
      to_kind: to.kind,
    })
    .execute();
}
