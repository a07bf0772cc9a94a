import type { Database } from "../platform/database/tables.ts";

/** The highest id of a job; 0 without jobs. One transaction at a time adds jobs, so later jobs have higher ids. */
export async function latestJobId(db: Database): Promise<number> {
  const { id } = await db
    .selectFrom("jobs")
    .select((select) => select.fn.max("id").as("id"))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}
