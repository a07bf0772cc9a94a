import { sql } from "kysely";
import type { Database } from "../../src/platform/database/tables.ts";

/** Each row as JSON, after the name of its table. */
export type Rows = readonly string[];

/**
 * Returns all rows of all tables, in order. Two calls give equal lists when no row was added, changed or removed in
 * between.
 */
export async function readAllRows(db: Database): Promise<Rows> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema = 'public'
  `.execute(db);
  // One statement for all tables is many times faster than one for each.
  const ofEachTable = tables.map(
    ({ name }) => sql`select ${name} || ' ' || row_to_json(t)::text as row from ${sql.raw(name)} t`,
  );
  const { rows } = await sql<{ row: string }>`${sql.join(ofEachTable, sql` union all `)}`.execute(db);
  return rows.map(({ row }) => row).toSorted();
}

/** Returns the rows that have one of these texts in some column, in whatever case. */
export function rowsNaming(rows: Rows, texts: readonly string[]): Rows {
  const lower = texts.map((text) => text.toLowerCase());
  return rows.filter((row) => {
    const content = row.toLowerCase();
    return lower.some((text) => content.includes(text, content.indexOf(" ")));
  });
}
