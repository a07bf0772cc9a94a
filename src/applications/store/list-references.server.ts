import type { Database } from "../../platform/database/tables.ts";
import type { StageKind } from "../stage.ts";

/** The few facts of an application that other lists show. */
export type ApplicationReference = {
  id: string;
  title: string;
  company: string;
  stage: { name: string; kind: StageKind };
};

/** Lists a person's applications without their texts, the last changed ones first. */
export async function listReferences(db: Database, personId: string): Promise<ApplicationReference[]> {
  const rows = await db
    .selectFrom("applications")
    .innerJoin("application_stages", "application_stages.id", "applications.stage_id")
    .where("applications.user_id", "=", personId)
    .where("applications.deleted_at", "is", null)
    .select([
      "applications.id",
      "applications.title",
      "applications.company",
      "application_stages.name",
      "application_stages.kind",
    ])
    .orderBy("applications.updated_at", "desc")
    .orderBy("applications.id")
    .execute();
  return rows.map(({ name, kind, ...row }) => ({ ...row, stage: { name, kind } }));
}
