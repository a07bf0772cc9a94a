import type { Database } from "../../platform/database/tables.ts";
import type { Application, ApplicationFields } from "../application.ts";
import type { Stage } from "../stage.ts";
import { listStages } from "../stages/list-stages.server.ts";
import { todayOf } from "../zone/time-zone.server.ts";
import { editApplication } from "./edit-application.server.ts";
import { lockApplications } from "./lock-applications.server.ts";
import { moveWithin } from "./move-application.server.ts";
import { readApplication } from "./read-application.server.ts";

type Ending = {
  personId: string;
  id: string;
  fields: Pick<ApplicationFields, "payDiscussed" | "outcome" | "outcomeReason">;
  now: Date;
};

/**
 * Records how an application ended, and moves it to the first closed stage. A rejection counts as a reply. Removing the
 * outcome moves the application back to the stage it came from. Returns false if there is no such application.
 */
export function closeApplication(db: Database, ending: Ending): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockApplications(tx, ending.personId);
    return closeWithin(tx, ending);
  });
}

async function closeWithin(db: Database, { personId, id, fields, now }: Ending): Promise<boolean> {
  const application = await readApplication(db, { personId, id });
  if (!application) return false;
  const isReply = fields.outcome === "rejected" && application.repliedAt === null;
  const replied = isReply ? { repliedAt: await todayOf(db, personId, now) } : {};
  await editApplication(db, { personId, id, fields: { ...fields, ...replied }, now });
  const isClosed = application.stage.kind === "closed";
  const isReopened = isClosed && fields.outcome === null && application.outcome !== null;
  if (isReopened || (!isClosed && fields.outcome !== null)) {
    const stages = await listStages(db, personId);
    const stage = isReopened
      ? await stageBefore(db, application, stages)
      : stages.find(({ kind }) => kind === "closed");
    if (stage) await moveWithin(db, { personId, id, stageId: stage.id, before: null, now });
  }
  return true;
}

/** The last stage that was not closed, or the first one of its kind when it was removed. */
async function stageBefore(db: Database, { id, appliedAt }: Application, stages: readonly Stage[]) {
  const last = await db
    .selectFrom("application_events")
    .where("application_id", "=", id)
    .where("to_kind", "!=", "closed")
    .select(["to_stage_id", "to_kind"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const kind = last?.to_kind ?? (appliedAt === null ? "saved" : "applied");
  const isOpen = (stage: Stage) => stage.kind !== "closed";
  return (
    stages.find((stage) => stage.id === last?.to_stage_id && isOpen(stage)) ??
    stages.find((stage) => stage.kind === kind)
  );
}
