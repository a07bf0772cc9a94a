import type { Database } from "../../platform/database/tables.ts";
import type { Stage } from "../stage.ts";

/** Adds a line to the history of an application's stages. */
export async function recordMove(
  tx: Database,
  move: {
    personId: string;
    id: string;
    from: Pick<Stage, "name"> | null;
    to: Stage;
    now: Date;
    /** Whether `now` is the moment of the move. A file may name a stage without its day. */
    isDated?: boolean;
  },
): Promise<void> {
  const { personId, id, from, to, now, isDated = true } = move;
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
      is_dated: isDated,
    })
    .execute();
}
