import type { Database } from "../../platform/database/tables.ts";

/** Sources of one kind that go by names of their own: data sets, which are filtered by together. */
const namesDiffer = "Data sets";

/** Adapter → name for people: "greenhouse" → "Greenhouse". */
export async function readSourceLabels(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom("sources").select(["adapter", "label"]).distinct().execute();
  const labels = new Map<string, string>();
  for (const { adapter, label } of rows) labels.set(adapter, labels.has(adapter) ? namesDiffer : label);
  return labels;
}
