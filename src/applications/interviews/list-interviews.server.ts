import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { toUuid } from "../../platform/database/uuid.ts";
import type { Interview } from "./interview.ts";

/** An interview with the opening that it is for. */
export type InterviewOf = Interview & {
  applicationId: string;
  title: string;
  company: string;
  /** When the application ended; null while it is open. */
  endedAt: Date | null;
};

/** Lists a person's interviews in the order of their start. With `applicationId` or `id`, only those. */
export async function listInterviews(
  db: Database,
  personId: string,
  only: { applicationId?: string; id?: string } = {},
): Promise<InterviewOf[]> {
  const { applicationId, id } = only;
  return db
    .selectFrom("application_interviews as i")
    .innerJoin("applications as a", "a.id", "i.application_id")
    .innerJoin("application_stages as s", "s.id", "a.stage_id")
    .where("i.user_id", "=", personId)
    .where("i.deleted_at", "is", null)
    .where("a.deleted_at", "is", null)
    .$if(applicationId !== undefined, (query) => query.where("a.id", "=", toUuid(applicationId ?? "")))
    .$if(id !== undefined, (query) => query.where("i.id", "=", toUuid(id ?? "")))
    .select(["i.id", "i.starts_at as startsAt", "i.time_zone as timeZone", "i.minutes", "i.kind"])
    .select(["i.with_whom as withWhom", "i.place", "i.notes", "i.revision"])
    .select(["a.id as applicationId", "a.title", "a.company"])
    .select(
      sql<Date | null>`case when a.outcome is not null or s.kind = 'closed' then coalesce(a.moved_at, a.updated_at) else a.archived_at end`.as(
        "endedAt",
      ),
    )
    .orderBy("i.starts_at")
    .execute();
}
