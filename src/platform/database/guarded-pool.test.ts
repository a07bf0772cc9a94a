import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";

const database = await testDatabase();
afterAll(() => database.close());
const one = sql<{ one: number }>`select 1 as one`;

it("runs statements until the signal aborts, and none afterwards", async () => {
  const client = new AbortController();
  const db = database.searchDatabase(client.signal);
  expect((await one.execute(db)).rows).toEqual([{ one: 1 }]);
  client.abort(new Error("the client left"));
  await expect(one.execute(db)).rejects.toThrow("the client left");
  expect((await one.execute(database.searchDatabase(new AbortController().signal))).rows).toHaveLength(1);
});

it("does not affect other searches", async () => {
  const [left, stays] = [new AbortController(), new AbortController()];
  const answers = [left, stays, left, stays].map((client) =>
    sql`select count(*) from generate_series(1, 20000)`.execute(database.searchDatabase(client.signal)),
  );
  left.abort(new Error("the client left"));
  const outcomes = await Promise.allSettled(answers);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "rejected", "fulfilled"]);
});

it("cancels the PostgreSQL statement of a client that leaves", async () => {
  if (database.kind !== "postgres") return;
  const client = new AbortController();
  const slow = sql`select pg_sleep(600)`.execute(database.searchDatabase(client.signal));
  const sleeping = async () => {
    const { rows } = await database.executeSql(
      "select pid from pg_stat_activity where datname = current_database() and query like '%pg_sleep(600)' and state = 'active'",
    );
    return rows.length;
  };
  await expect.poll(sleeping).toBe(1);
  client.abort(new Error("the client left"));
  await expect(slow).rejects.toThrow("the client left");
  await expect.poll(sleeping).toBe(0);
});
