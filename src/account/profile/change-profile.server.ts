import type { Database } from "../../platform/database/tables.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import { profileEntries, type Profile } from "./profile-fields.ts";

/**
 * Stores the profile of a person and records the changes in their activity. A missing profile is created.
 *
 * @param after as `readProfileForm` gives it
 */
export async function changeProfile(
  db: Database,
  { personId, before, after, now }: { personId: string; before: Profile; after: Profile; now: Date },
): Promise<void> {
  const columns = profileEntries.map(([key, { column }]) => [column, after[key]]);
  const row = { ...(Object.fromEntries(columns) as ProfileRow), updated_at: now };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("profiles")
      .values({ id: personId, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    for (const [key, { activity }] of profileEntries)
      if (activity && after[key] !== before[key]) await recordActivity(tx, { personId, kind: activity, now });
  });
}

type ProfileRow = Record<(typeof profileEntries)[number][1]["column"], string>;
