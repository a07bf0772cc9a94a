import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { sourceLabel } from "../../source-label.ts";
import type { JobDays } from "./day-window.ts";

/** Sources of one kind that go by names of their own: data sets, which are filtered by together. */
const namesDiffer = "Imported files";

/** What every search asks of the whole index. */
export type IndexOverview = {
  /** The ground on which every estimate stands. */
  days: JobDays;
  /** Adapter → name for people: "greenhouse" → "Greenhouse". */
  sourceLabels: ReadonlyMap<string, string>;
};

/** In one statement of one row, which costs least. */
export async function readOverview(db: Database): Promise<IndexOverview> {
  const result = await sql<{ days: [number, number][] | null; labels: [string, string][] | null }>`
    select (select json_agg(array[day, jobs] order by day desc) from job_days where jobs > 0) as days,
      (select json_agg(array[adapter, label]) from (select distinct adapter, label from sources) named) as labels`.execute(
    db,
  );
  const [row] = result.rows;
  const sourceLabels = new Map<string, string>();
  for (const [adapter, label] of row?.labels ?? []) {
    sourceLabels.set(adapter, sourceLabels.has(adapter) ? namesDiffer : sourceLabel({ adapter, label }));
  }
  return { days: (row?.days ?? []).map(([day, jobs]) => ({ day, jobs })), sourceLabels };
}
