import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { furthestSteps, readFunnel } from "../summary/read-funnel.server.ts";
import type { Funnel } from "../summary/funnel-steps.ts";

/** How long applications stayed in a stage. */
export type StageTime = { name: string; medianDays: number; applications: number };

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

/** Reads the figures over all applications of a person. */
export async function readFigures(
  db: Database,
  { personId, zone, now }: { personId: string; zone: string; now: Date },
): Promise<Figures> {
  return {
    funnel: await readFunnel(db, { personId, zone }),
    times: await readTimes(db, personId, now),
    bySource: await readRates(db, personId, "source"),
    byCv: await readRates(db, personId, "cv_title"),
  };
}

/**
 * A stay lasts until the next move, or until now. Stays in closed stages do not count, nor do those whose begin or end
 * is not known.
 */
async function readTimes(db: Database, personId: string, now: Date): Promise<StageTime[]> {
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

async function readRates(db: Database, personId: string, by: "source" | "cv_title"): Promise<ReplyRate[]> {
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
