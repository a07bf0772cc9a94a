import { sql } from "kysely";
import type { Database } from "../database/tables.ts";

/** False for a database that never had a task. */
export async function hasQueue(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('pgboss.job') is not null as found
  `.execute(db);
  return rows[0]?.found ?? false;
}
