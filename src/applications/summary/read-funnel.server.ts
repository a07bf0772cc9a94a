import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { dayIn } from "../../platform/clock/zoned-time.ts";
import type { Funnel } from "./funnel-steps.ts";

/**
 * How far each application of a person got: 0 saved, 1 sent, 2 answered, 3 interview, 4 offer. This is the furthest
 * step, even if the application is closed now. An offer that was accepted or declined is an offer.
 */
export function furthestSteps(personId: string) {
  return sql<{ id: string; step: number }>`
    select a.id, greatest(
      case when a.applied_at is not null then 1 else 0 end,
      case
        when a.outcome in ('accepted', 'declined') then 4
        when a.replied_at is not null or a.outcome = 'rejected' then 2
        else 0
      end,
      max(case e.to_kind when 'applied' then 1 when 'interview' then 3 when 'offer' then 4 else 0 end)
    ) as step
    from applications a
    left join application_events e on e.application_id = a.id
    where a.user_id = ${personId} and a.deleted_at is null
    group by a.id
  `;
}

export async function readFunnel(
  db: Database,
  { personId, zone }: { personId: string; zone: string },
): Promise<Funnel> {
  const { rows } = await sql<{ step: number; count: number }>`
    select step, count(*)::int as count from (${furthestSteps(personId)}) as furthest group by step
  `.execute(db);
  const first = await db
    .selectFrom("applications")
    .where("user_id", "=", personId)
    .where("deleted_at", "is", null)
    .select((select) => [
      select.fn.min<Date | null>("created_at").as("added"),
      select.fn.min<string | null>("applied_at").as("sent"),
    ])
    .executeTakeFirstOrThrow();
  // A file may know the day of sending alone.
  const days = [first.added && dayIn(first.added, zone), first.sent].filter((day) => day !== null);
  const atLeast = (step: number) =>
    rows.filter((row) => row.step >= step).reduce((sum, { count }) => sum + count, 0);
  return { since: days.toSorted()[0] ?? null, counts: [0, 1, 2, 3, 4].map(atLeast) };
}
