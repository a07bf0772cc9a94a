import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";
import type { TestDatabase } from "../../../tests/support/test-database.ts";
import { createLog } from "../log/log.ts";
import { createTasks } from "./tasks.server.ts";
import type { TaskOptions, Tasks } from "./tasks.server.ts";

let database: TestDatabase;
let tasks: Tasks;
let count = 0;
beforeAll(async () => {
  database = await testDatabase();
});
afterEach(() => tasks.stop(1000));
afterAll(() => database.close());

const log = createLog({ level: "silent" });

/** Starts one task. Returns its name and a promise for its first run. */
async function startTask(options: TaskOptions = {}, work: (run: Run) => Promise<void> = async () => {}) {
  const name = `task-${++count}`;
  const runs: Run[] = [];
  const began = Promise.withResolvers<Run>();
  tasks = createTasks({ opened: database, log, secondsBetweenLooks: 0.5 });
  tasks.define(name, options, async (run) => {
    runs.push(run);
    began.resolve(run);
    await work(run);
  });
  await tasks.start();
  return { name, runs, first: began.promise };
}
type Run = Parameters<Parameters<Tasks["define"]>[2]>[0];

it("runs an enqueued task with its data", async () => {
  const { name, first } = await startTask();
  expect(await tasks.enqueue(name, { source: "a", list: [1, "two"] })).toBe(true);
  expect((await first).data).toEqual({ source: "a", list: [1, "two"] });
});

it("runs a task of a committed transaction, and none of one that was rolled back", async () => {
  const { name, runs, first } = await startTask();
  await database.db
    .transaction()
    .execute(async (tx) => {
      await tasks.enqueue(name, { from: "undone" }, { db: tx });
      await sql`select 1 / 0`.execute(tx);
    })
    .catch(() => {});
  await database.db.transaction().execute(async (tx) => {
    await tasks.enqueue(name, { from: "committed" }, { db: tx });
  });
  await first;
  expect(runs.map((run) => run.data)).toEqual([{ from: "committed" }]);
});

it("enqueues a task that is limited to a period at once, once more for the next period, and no further time", async () => {
  const { name, runs, first } = await startTask();
  const ask = () => tasks.enqueue(name, {}, { atMostEvery: 86_400 });
  expect(await ask()).toBe(true);
  await first;
  expect([await ask(), await ask(), await ask()]).toEqual([true, false, false]);
  expect(runs).toHaveLength(1);
});

it("does not start a delayed task early", async () => {
  const { name, first } = await startTask();
  await tasks.enqueue(name, { from: "delayed" }, { after: 1.25 });
  const { rows } = await database.executeSql(
    "select extract(epoch from start_after - created_on)::float8 as seconds from pgboss.job where name = $1",
    [name],
  );
  expect(rows).toEqual([{ seconds: 1.25 }]);
  expect((await first).data).toEqual({ from: "delayed" });
});

it("repeats a task from the start on, and never twice at once", async () => {
  const finished = Promise.withResolvers<void>();
  const { name, runs, first } = await startTask({ every: 3600 }, () => finished.promise);
  await first;
  expect(await tasks.enqueue(name, {})).toBe(false);
  expect(runs).toHaveLength(1);
  finished.resolve();
});

it("accepts cron expressions", async () => {
  const { name } = await startTask({ every: "30 3 * * *" });
  const { rows } = await database.executeSql("select cron from pgboss.schedule where name = $1", [name]);
  expect(rows).toEqual([{ cron: "30 3 * * *" }]);
});

it("keeps a task until a process can run it", async () => {
  const { name } = await startTask({}, async ({ signal }) => {
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    throw new Error("not finished");
  });
  await tasks.enqueue(name, { nth: 1 });
  await expect.poll(async () => (await states(name)).active).toBe(1);
  await tasks.stop(1000);
  expect(await states(name)).toEqual({ retry: 1 });
});

async function states(name: string): Promise<Record<string, number>> {
  const { rows } = await database.executeSql(
    "select state, count(*) as count from pgboss.job where name = $1 group by state",
    [name],
  );
  return Object.fromEntries(rows.map((row) => [row["state"], row["count"]]));
}

it("tells a running task to finish when the server stops, and waits for it", async () => {
  const done: string[] = [];
  const { name, first } = await startTask({}, async ({ signal }) => {
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    done.push("wound up");
  });
  await tasks.enqueue(name, {});
  await first;
  await tasks.stop(5000);
  expect(done).toEqual(["wound up"]);
  expect(await states(name)).toEqual({ completed: 1 });
});

it("gives up after the last retry and reports it", async () => {
  const { name, first } = await startTask({ retries: 0 }, () => Promise.reject(new Error("broken")));
  await tasks.enqueue(name, {});
  await first;
  await expect.poll(() => states(name)).toEqual({ failed: 1 });
  expect(tasks.isRunning()).toBe(true);
  expect((await tasks.status()).map((task) => task.name)).toEqual([name]);
});

it("refuses undefined tasks", async () => {
  await startTask();
  await expect(tasks.enqueue("nobody", {})).rejects.toThrow("not defined");
});

it("runs the first task enqueued in a transaction, even on one connection", async () => {
  const { name, first } = await startTask();
  await database.db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    await tasks.enqueue(name, { nth: 1 }, { db: tx });
  });
  expect((await first).data).toEqual({ nth: 1 });
});

it("runs waiting tasks without a pause between them", async () => {
  const name = `task-${++count}`;
  const done: unknown[] = [];
  tasks = createTasks({ opened: database, log, secondsBetweenLooks: 600 });
  tasks.define(name, { concurrency: 2 }, async ({ data }) => void done.push(data["nth"]));
  await tasks.start();
  await database.db.transaction().execute(async (tx) => {
    for (let nth = 0; nth < 12; nth++) await tasks.enqueue(name, { nth }, { db: tx });
  });
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(12);
});

it("deletes personal data as soon as a task is done or given up, and tells the task of its last try", async () => {
  const lastTries: boolean[] = [];
  const { name } = await startTask(
    { forget: true, retries: 1, pause: { first: 1, longest: 1 } },
    async ({ data, isLastTry }) => {
      lastTries.push(isLastTry);
      if (data["fails"]) throw new Error("broken");
    },
  );
  await tasks.enqueue(name, { email: "ana@example.com" });
  await expect.poll(() => lastTries).toEqual([false]);
  await expect.poll(() => states(name)).toEqual({});
  await tasks.enqueue(name, { email: "ana@example.com", fails: true });
  await expect.poll(() => lastTries, { timeout: 10_000 }).toEqual([false, false, true]);
  await expect.poll(() => states(name)).toEqual({});
});
