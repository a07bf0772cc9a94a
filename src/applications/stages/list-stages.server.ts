import type { Database } from "../../platform/database/tables.ts";
import { defaultStageNames, stageKinds, type Stage } from "../stage.ts";
import { lockApplications } from "../store/lock-applications.server.ts";

/** Lists a person's stages from left to right. Makes the default ones on first use. */
export async function listStages(db: Database, personId: string): Promise<Stage[]> {
  const stages = await storedStages(db, personId);
  if (stages.length > 0) return stages;
  return db.transaction().execute(async (tx) => {
    await lockApplications(tx, personId);
    return ensureStages(tx, personId);
  });
}

/** Lists the stages like `listStages`, within a transaction that holds the lock. */
export async function ensureStages(tx: Database, personId: string): Promise<Stage[]> {
  const stages = await storedStages(tx, personId);
  if (stages.length > 0) return stages;
  return tx
    .insertInto("application_stages")
    .values(
      stageKinds.map((kind, position) => ({
        user_id: personId,
        name: defaultStageNames[kind],
        kind,
        position,
      })),
    )
    .returning(["id", "name", "kind"])
    .execute();
}

function storedStages(db: Database, personId: string): Promise<Stage[]> {
  return db
    .selectFrom("application_stages")
    .where("user_id", "=", personId)
    .where("deleted_at", "is", null)
    .select(["id", "name", "kind"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}
