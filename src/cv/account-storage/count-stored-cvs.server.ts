import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import "./cv-tables.ts";

/** From here on the badge is green. */
const ready = 80;

/** How many CVs accounts hold, and how many of them score 80 or more. Those of visitors stand in nobody's count. */
export async function countStoredCvs(db: Database): Promise<{ cvs: number; readyCvs: number }> {
  return db
    .selectFrom("cvs")
    .select([
      (select) => select.fn.countAll<number>().as("cvs"),
      sql<number>`count(*) filter (where completeness >= ${ready})`.as("readyCvs"),
    ])
    .executeTakeFirstOrThrow();
}
