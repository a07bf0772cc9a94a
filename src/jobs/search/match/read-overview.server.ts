import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { sourceLabel } from "../../source-label.ts";
import type { JobDays } from "./day-window.ts";

/** Label of the adapter whose sources each have a name of their own: data sets, which share one filter. */
const namesDiffer = "Imported files";

/** Facts about the whole index that every search needs. */
export type IndexOverview = {
  /** A number that changes with every change of the jobs. */
  changes: number;
  /** Live jobs by day. */
  days: JobDays;
  /** Adapter → name for people: "greenhouse" → "Greenhouse". */
  sourceLabels: ReadonlyMap<string, string>;
};

/** Each value is one JSON document, because one row is the cheapest form. */
type DaysColumn = [day: number, jobs: number][] | null;
const daysColumn = sql`(select json_agg(array[day, jobs] order by day desc) from job_days where jobs > 0)`;
const labelsColumn = sql`
  (select json_agg(array[adapter, label]) from (select distinct adapter, label from sources) named)`;

/** Counts that were made with another value of this column are outdated. */
export const changesColumn = sql<number>`(select changes::float8 from index_changes)`;

/** Reads the number of live jobs by day, newest first. */
export async function readDays(db: Database): Promise<JobDays> {
  const { rows } = await sql<{ days: DaysColumn }>`select ${daysColumn} as days`.execute(db);
  return daysOf(rows[0]?.days);
}

/** Reads the overview in one statement. */
export async function readOverview(db: Database): Promise<IndexOverview> {
  const { rows } = await sql<{ changes: number; days: DaysColumn; labels: [string, string][] | null }>`
    select ${changesColumn} as changes, ${daysColumn} as days, ${labelsColumn} as labels`.execute(db);
  const sourceLabels = new Map<string, string>();
  for (const [adapter, label] of rows[0]?.labels ?? []) {
    sourceLabels.set(adapter, sourceLabels.has(adapter) ? namesDiffer : sourceLabel({ adapter, label }));
  }
  return { changes: rows[0]?.changes ?? 0, days: daysOf(rows[0]?.days), sourceLabels };
}

function daysOf(days: DaysColumn | undefined): JobDays {
  return (days ?? []).map(([day, jobs]) => ({ day, jobs }));
}
