import { sql } from "kysely";
import type { Database } from "../../src/platform/database/tables.ts";

/**
 * Returns all rows of all tables that have one of these texts in some column, with the name of their table. Two calls
 * give equal lists when no such row was added, changed or removed in between.
 */
export async function rowsNaming(db: Database, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema = 'public'
  `.execute(db);
  const patterns = texts.map((text) => `%${text}%`);
  // One statement for all tables is many times faster than one for each.
  const ofEachTable = tables.map(
    ({ name }) => sql`
      select ${name} || ' ' || row_to_json(t)::text as row from ${sql.raw(name)} t
      where row_to_json(t)::text ilike any (${patterns}::text[])
    `,
  );
  const { rows } = await sql<{ row: string }>`${sql.join(ofEachTable, sql` union all `)}`.execute(db);
  return rows.map(({ row }) => row).toSorted();
}
