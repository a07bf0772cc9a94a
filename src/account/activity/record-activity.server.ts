import type { Database } from "../../platform/database/tables.ts";
import type { ActivityKind } from "./activity-kinds.ts";

/** Maximum length of a stored subject, in characters. */
const longestSubject = 200;

/**
 * Records an action of a person for the Activity list of their profile.
 *
 * @param subject the object of the action, in words people read: "Firefox on Windows", "Data, one page"
 */
export async function recordActivity(
  db: Database,
  { personId, kind, subject, now }: { personId: string; kind: ActivityKind; subject?: string; now: Date },
): Promise<void> {
  await db
    .insertInto("activity")
    .values({ person_id: personId, kind, subject: subject?.slice(0, longestSubject) ?? null, at: now })
    .execute();
}
