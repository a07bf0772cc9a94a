import { ownApplications } from "../store/applications.server.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { Funnel } from "./summary.tsx";
import { dayIn } from "../../platform/clock/zoned-time.ts";

/** How long applications stayed in a stage. */
type StageTime = { name: string; medianDays: number; applications: number };

/** How many of the applications that were sent got a reply, for one source or one CV. */
export type ReplyRate = { name: string; sent: number; replied: number };

export type Figures = {
  funnel: Funnel;
  times: StageTime[];
  bySource: ReplyRate[];
  byCv: ReplyRate[];
};

/** Rows of a table of rates: the largest groups. */
const maxGroups = 12;

/** Gets the figures over all applications of a person. */
export async function getFigures(
  db: Database,
  { personId, zone, now }: { personId: string; zone: string; now: Date },
): Promise<Figures> {
  return {
    funnel: await getFunnel(db, { personId, zone }),
    times: await listStageTimes(db, personId, now),
    bySource: await listReplyRates(db, personId, "source"),
    byCv: await listReplyRates(db, personId, "cv_title"),
  };
}

/**
 * A stay lasts until the next move, or until now. Stays in closed stages do not count, nor do those whose begin or end
 * is not known.
 */
async function listStageTimes(db: Database, personId: string, now: Date): Promise<StageTime[]> {
  const { rows } = await sql<StageTime>`
    with stays as (
      select e.to_stage_id as stage, e.application_id,
        extract(epoch from coalesce(lead(e.at) over moves, ${now}) - e.at) as seconds,
        e.is_dated and lead(e.is_dated, 1, true) over moves as is_known
      from application_events e
      join applications a on a.id = e.application_id
      where e.user_id = ${personId} and a.deleted_at is null
      window moves as (partition by e.application_id order by e.at, e.id)
    )
    select s.name,
      (percentile_cont(0.5) within group (order by seconds) / 86400)::float8 as "medianDays",
      count(distinct application_id)::int as applications
    from stays
    join application_stages s on s.id = stays.stage and s.user_id = ${personId} and s.deleted_at is null
    where s.kind <> 'closed' and is_known
    group by s.id, s.name, s.position
    order by s.position
  `.execute(db);
  return rows;
}

async function listReplyRates(
  db: Database,
  personId: string,
  by: "source" | "cv_title",
): Promise<ReplyRate[]> {
  const { rows } = await sql<ReplyRate>`
    select a.${sql.ref(by)} as name, count(*)::int as sent,
      (count(*) filter (where f.step >= 2))::int as replied
    from (${furthestSteps(personId)}) as f
    join applications a on a.id = f.id
    where f.step >= 1
    group by 1
    order by sent desc, name
    limit ${maxGroups}
  `.execute(db);
  return rows;
}

/**
 * How far each application of a person got: 0 saved, 1 sent, 2 answered, 3 interview, 4 offer. This is the furthest
 * step, even if the application is closed now. An offer that was accepted or declined is an offer.
 */
function furthestSteps(personId: string) {
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

export async function getFunnel(
  db: Database,
  { personId, zone }: { personId: string; zone: string },
): Promise<Funnel> {
  const { rows } = await sql<{ step: number; count: number }>`
    select step, count(*)::int as count from (${furthestSteps(personId)}) as furthest group by step
  `.execute(db);
  const first = await ownApplications(db, personId)
    .select((select) => [
      select.fn.min<Date | null>("a.created_at").as("added"),
      select.fn.min<string | null>("a.applied_at").as("sent"),
    ])
    .executeTakeFirstOrThrow();
  // A file may know the day of sending alone.
  const days = [first.added && dayIn(first.added, zone), first.sent].filter((day) => day !== null);
  const atLeast = (step: number) =>
    rows.filter((row) => row.step >= step).reduce((sum, { count }) => sum + count, 0);
  return { since: days.toSorted()[0] ?? null, counts: [0, 1, 2, 3, 4].map(atLeast) };
}

/**
 * How long an application stayed in a stage: the words of the figure, and the length of its bar in days. Equal words
 * have equal bars.
 */
type TimeInStage = { words: string; days: number };

/** Rounds a number of days to whole days, or to whole hours below one day. */
export function roundTimeInStage(days: number): TimeInStage {
  const hours = Math.round(days * 24);
  if (hours < 1) return { words: "under an hour", days: 0 };
  if (hours < 24) return { words: hours === 1 ? "1 hour" : `${hours} hours`, days: hours / 24 };
  const rounded = Math.round(days);
  return { words: rounded === 1 ? "1 day" : `${rounded} days`, days: rounded };
}
