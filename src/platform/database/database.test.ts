import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";
import type { TestDatabase } from "../../../tests/support/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.executeSql("create table notes (id bigint primary key, body text)");
});
afterAll(() => database.close());

it("returns the same column types on every database", async () => {
  const { rows } = await sql`select 12::int8 as whole, 1.5::numeric as amount, date '2026-01-31' as day,
    timestamptz '2026-01-31 10:00+02' as moment, ${JSON.stringify({ a: [1] })}::jsonb as tree,
    array[1, 2]::int8[] as numbers, array['a', null]::text[] as words, true as yes, null as nothing,
    timestamp '2026-01-31 10:00' as "wallClock"`.execute(database.db);
  expect(rows).toEqual([
    {
      whole: 12,
      amount: 1.5,
      day: "2026-01-31",
      moment: new Date("2026-01-31T08:00:00Z"),
      tree: { a: [1] },
      numbers: [1, 2],
      words: ["a", null],
      yes: true,
      nothing: null,
      wallClock: "2026-01-31 10:00:00",
    },
  ]);
});

it("accepts the same parameters on every database", async () => {
  const moment = new Date("2026-01-31T08:00:00.123Z");
  const { rows } = await sql`select ${moment}::timestamptz as moment, ${[1, 2]}::int[] as numbers,
    ${["a b", 'c"d', "e,f"]}::text[] as words, ${{ a: 1 }}::jsonb as tree, ${7}::int as whole`.execute(
    database.db,
  );
  expect(rows).toEqual([{ moment, numbers: [1, 2], words: ["a b", 'c"d', "e,f"], tree: { a: 1 }, whole: 7 }]);
});

it("refuses an integer that a number cannot hold", async () => {
  await expect(sql`select 9007199254740993::int8 as big`.execute(database.db)).rejects.toThrow(
    "does not fit a number",
  );
});

it("names the broken constraint", async () => {
  await database.executeSql("insert into notes values (1, 'first')");
  await expect(database.executeSql("insert into notes values (1, 'again')")).rejects.toMatchObject({
    code: "23505",
    constraint: "notes_pkey",
  });
});

it("rolls back a transaction that throws, and carries on", async () => {
  const attempt = database.db.transaction().execute(async (tx) => {
    await sql`insert into notes values (2, 'gone')`.execute(tx);
    throw new Error("changed my mind");
  });
  await expect(attempt).rejects.toThrow("changed my mind");
  const { rows } = await database.executeSql("select id from notes where id = 2");
  expect(rows).toEqual([]);
});

it("runs conflicting transactions one after the other", async () => {
  await database.executeSql("insert into notes values (3, '0')");
  const add = () =>
    database.db.transaction().execute(async (tx) => {
      await sql`update notes set body = (body::int + 1)::text where id = 3`.execute(tx);
    });
  await Promise.all(Array.from({ length: 20 }, add));
  const { rows } = await database.executeSql("select body from notes where id = 3");
  expect(rows).toEqual([{ body: "20" }]);
});

it("uses UTC", async () => {
  const { rows } = await database.executeSql("select current_setting('timezone') as zone");
  expect(rows).toEqual([{ zone: "UTC" }]);
});

it("reports that it is healthy", async () => {
  expect(await database.healthy()).toBe(true);
});
