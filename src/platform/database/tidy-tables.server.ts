import { sql } from "kysely";
import type { Database } from "./tables.ts";

/** Changes that are never worth it, as autovacuum has it. */
const fewRows = 50;

/**
 * What autovacuum does on a PostgreSQL server, for the embedded database that has none: frees the room of dead rows
 * and learns anew how values are distributed, in tables that changed much. One statement a table, so that pages get
 * their turn in between.
 *
 * @param share of a table's rows that must be dead; half of it must have changed for learning anew.
 * @returns the statements that were run.
 */
export async function tidyTables(
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
