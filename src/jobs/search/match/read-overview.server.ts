import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { sourceLabel } from "../../source-label.ts";
import type { JobDays } from "./day-window.ts";

/** Label of the adapter whose sources each have a name of their own: data sets, which share one filter. */
const namesDiffer = "Imported files";

/** Facts about the whole index that every search needs. */
export type IndexOverview = {
  /** The basis of every estimate. */
  days: JobDays;
  /** Adapter → name for people: "greenhouse" → "Greenhouse". */
  sourceLabels: ReadonlyMap<string, string>;
};

/** Reads the overview in one statement of one row, which is the cheapest form. */
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
