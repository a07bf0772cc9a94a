import { sql } from "kysely";
import type { Database, Tables } from "./tables.ts";

/**
 * Inserts many rows in one statement with one parameter. Both databases do this several times faster than with one
 * parameter per value. Values travel as JSON: dates as ISO text, arrays as arrays, vectors as their literals.
 *
 * @example await insertRows(db, "suggestions", ["kind", "folded", "text", "jobs"], rows)
 */
export async function insertRows(
  db: Database,
  table: keyof Tables,
  columns: readonly string[],
  rows: readonly object[],
  onConflict = sql``,
): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} as stored (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    ${onConflict}
  `.execute(db);
}
