import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";
import type { TestDatabase } from "../../../tests/support/test-database.ts";
import { vacuumTables } from "./vacuum-tables.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await vacuumTables(database.db, { share: 0.2 });
});
afterAll(() => database.close());

/** Runs only on the table of this test: a server's own autovacuum may be working on the others. */
async function tidied(share: number) {
  const statements = await vacuumTables(database.db, { share });
  return statements.filter((statement) => statement.endsWith(" public.notes"));
}

/** A server reports changes with a delay. This forces them out. */
const flushStatistics = "select pg_stat_force_next_flush()";

it("tidies tables that changed much, once", async () => {
  await database.executeSql(`create table notes (id int) with (autovacuum_enabled = false);
    insert into notes select generate_series(1, 2000); ${flushStatistics}`);
  expect(await tidied(0.2)).toEqual(["analyze public.notes"]);
  await database.executeSql(`delete from notes where id <= 300; ${flushStatistics}`);
  expect(await tidied(0.2)).toEqual(["analyze public.notes"]);
  expect(await tidied(0.02)).toEqual(["vacuum public.notes"]);
  expect(await tidied(0.02)).toEqual([]);
  const { rows } = await database.executeSql(
    "select reltuples::int as rows from pg_class where relname = 'notes'",
  );
  expect(rows).toEqual([{ rows: 1700 }]);
});

it("stops when asked to", async () => {
  await database.executeSql(`insert into notes select generate_series(1, 5000); ${flushStatistics}`);
  expect(await vacuumTables(database.db, { share: 0, signal: AbortSignal.abort() })).toEqual([]);
});
