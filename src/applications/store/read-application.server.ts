import type { Database } from "../../platform/database/tables.ts";
import type { Application } from "../application.ts";
import { fieldSelection } from "./application-columns.ts";
import { toUuid } from "../../platform/database/uuid.ts";

/** Reads one application of a person; null when it is not theirs, deleted or does not exist. */
export async function readApplication(
  db: Database,
  { personId, id }: { personId: string; id: string },
): Promise<Application | null> {
  const row = await applicationsOf(db, personId).where("applications.id", "=", toUuid(id)).executeTakeFirst();
  return row ? toApplication(row) : null;
}

/** Reads all applications of a person in the order of the board, with their texts, or all that were deleted. */
export async function readApplications(
  db: Database,
  personId: string,
  { isDeleted = false } = {},
): Promise<Application[]> {
  const rows = await applicationsOf(db, personId, isDeleted)
    .orderBy("application_stages.position")
    .orderBy("applications.position")
    .orderBy("applications.id")
    .execute();
  return rows.map(toApplication);
}

function applicationsOf(db: Database, personId: string, isDeleted = false) {
  return db
    .selectFrom("applications")
    .innerJoin("application_stages", "application_stages.id", "applications.stage_id")
    .where("applications.user_id", "=", personId)
    .where("applications.deleted_at", isDeleted ? "is not" : "is", null)
    .select([...fieldSelection])
    .select([
      "applications.id",
      "applications.job_id as jobId",
      "applications.created_at as createdAt",
      "applications.updated_at as updatedAt",
      "applications.moved_at as movedAt",
      "applications.archived_at as archivedAt",
      "application_stages.id as stageId",
      "application_stages.name as stageName",
      "application_stages.kind as stageKind",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof applicationsOf>["executeTakeFirstOrThrow"]>>;

function toApplication({ stageId, stageName, stageKind, ...application }: Row): Application {
  return { ...application, stage: { id: stageId, name: stageName, kind: stageKind } };
}
