import { sql } from "kysely";
import type { Database } from "./tables.ts";

/** Tables with fewer changed rows than this are skipped, as autovacuum does. */
const fewRows = 50;

/**
 * Does the work of autovacuum for the embedded database, which has none. In tables that changed much, it frees the
 * space of dead rows and updates the planner's statistics. It runs one statement for each table, so that page requests
 * are served in between.
 *
 * @param share of a table's rows that must be dead. Half of it must have changed to update the statistics.
 * @returns the statements that ran.
 */
export async function vacuumTables(
  db: Database,
  { share, signal }: { share: number; signal?: AbortSignal },
): Promise<string[]> {
  const tables = await sql<{ name: string; has_dead: boolean; has_changed: boolean }>`
    select format('%I.%I', seen.schemaname, seen.relname) as name,
      seen.n_dead_tup > ${fewRows} + ${share}::float8 * greatest(class.reltuples, 0) as has_dead,
      class.reltuples < 0 or seen.n_mod_since_analyze > ${fewRows} + ${share / 2}::float8 * class.reltuples as has_changed
    from pg_stat_user_tables seen join pg_class class on class.oid = seen.relid
    where class.relkind = 'r' order by 1`.execute(db);
  const done: string[] = [];
  for (const { name, has_dead, has_changed } of tables.rows) {
    for (const command of [...(has_dead ? ["vacuum"] : []), ...(has_changed ? ["analyze"] : [])]) {
      if (signal?.aborted) return done;
      const statement = `${command} ${name}`;
      await sql.raw(statement).execute(db);
      done.push(statement);
    }
  }
  return done;
}
