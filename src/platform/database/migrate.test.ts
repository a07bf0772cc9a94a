import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";
import type { TestDatabase } from "../../../tests/support/test-database.ts";
import { migrate, readMigrations } from "./migrate.server.ts";
import type { Migration } from "./migrate.server.ts";

let database: TestDatabase;
let known: Migration[];
beforeAll(async () => {
  database = await testDatabase();
  known = await readMigrations("migrations");
});
afterAll(() => database.close());

function migration(name: string, text: string): Migration {
  return { name, sql: text, checksum: createHash("sha256").update(text).digest("hex") };
}

async function names(): Promise<unknown[]> {
  const { rows } = await database.executeSql("select name from applied_migrations order by name");
  return rows.map((row) => row["name"]);
}

it("copies a database that has data before it changes it, and changes nothing if that fails", async () => {
  const more = [...known, migration("9000_zero", "create table zero (id int);")];
  const full = await migrate(database, more, { beforeChange: () => Promise.reject(new Error("no space")) });
  expect(full).toMatchObject({ ok: false, problem: expect.stringContaining("no space") as string });
  expect(await names()).not.toContain("9000_zero");
  const seen: unknown[][] = [];
  const beforeChange = async () => void seen.push(await names());
  expect(await migrate(database, more, { beforeChange })).toEqual({ ok: true, applied: ["9000_zero"] });
  expect(seen).toHaveLength(1);
  expect(seen[0]).not.toContain("9000_zero");
  await migrate(database, more, { beforeChange });
  expect(seen).toHaveLength(1);
  known = more;
});

it("has nothing to do on a database that is up to date", async () => {
  expect(await migrate(database, known)).toEqual({ ok: true, applied: [] });
});

it("applies new migrations in the order of their names, several statements at once", async () => {
  const more = [
    ...known,
    migration("9001_one", "create table one (id int);\ninsert into one values (1), (2);"),
    migration("9002_two", "create table two as select max(id) as most from one;"),
  ];
  expect(await migrate(database, more)).toEqual({ ok: true, applied: ["9001_one", "9002_two"] });
  expect((await database.executeSql("select most from two")).rows).toEqual([{ most: 2 }]);
  expect(await migrate(database, more)).toEqual({ ok: true, applied: [] });
  known = more;
});

it("lets one of many processes apply while the others wait", async () => {
  const more = [...known, migration("9003_once", "create table once (id int); insert into once values (1);")];
  const all = await Promise.all([1, 2, 3].map(() => migrate(database, more)));
  expect(all.flatMap((done) => (done.ok ? done.applied : [done.problem]))).toEqual(["9003_once"]);
  known = more;
});

it("rolls back a migration that fails half way", async () => {
  const broken = [
    ...known,
    migration("9004_broken", "create table half (id int); select no_such_function();"),
  ];
  await expect(migrate(database, broken)).rejects.toThrow("no_such_function");
  expect(await names()).not.toContain("9004_broken");
  expect((await database.executeSql("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
});

it("stops at an applied migration that was changed", async () => {
  const changed = known.map((one) =>
    one.name === "9001_one" ? migration("9001_one", "create table one (id bigint);") : one,
  );
  expect(await migrate(database, changed)).toEqual({
    ok: false,
    problem:
      "The migration 9001_one was changed after it had been applied. Put the file back as it was and write the change as a new migration.",
  });
});

it("stops at an applied migration that this program does not have", async () => {
  expect(
    await migrate(
      database,
      known.filter((one) => one.name !== "9002_two"),
    ),
  ).toEqual({
    ok: false,
    problem:
      "The database has the migration 9002_two, which this program does not know. Start the newer version that made it, or restore a dump from before.",
  });
});

it("does not change the tables of a running server", async () => {
  const more = [...known, migration("9005_later", "create table later (id int);")];
  expect(await migrate({ ...database, joined: true }, more)).toMatchObject({ ok: false });
  expect(await names()).not.toContain("9005_later");
  expect(await migrate({ ...database, joined: true }, known)).toEqual({ ok: true, applied: [] });
});
