import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import "./cv-tables.ts";

/** The badge is green from this score. */
const ready = 80;

/** Counts the CVs in accounts and how many of them score 80 or more. Visitors' CVs are not counted. */
export async function countStoredCvs(db: Database): Promise<{ cvs: number; readyCvs: number }> {
  return db
    .selectFrom("cvs")
    .select([
      (select) => select.fn.countAll<number>().as("cvs"),
      sql<number>`count(*) filter (where completeness >= ${ready})`.as("readyCvs"),
    ])
    .executeTakeFirstOrThrow();
}
