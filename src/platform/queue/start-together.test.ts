import { expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { migrate, readMigrations } from "../database/migrate.server.ts";
import { createLog } from "../log/log.ts";
import { createTasks } from "./tasks.server.ts";

it("starts two queues at once on a database without their tables, and runs nothing before the start", async () => {
  const log = createLog({ level: "silent" });
  for (let nth = 0; nth < 4; nth += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each database takes its time
    const database = await testDatabase();
    // oxlint-disable-next-line no-await-in-loop -- one database after the other
    await database.executeSql("drop schema if exists pgboss cascade; create schema pgboss");
    const queues = [0, 1].map(() => createTasks({ opened: database, log, secondsBetweenLooks: 0.5 }));
    let runs = 0;
    for (const queue of queues)
      queue.define("count", {}, () => {
        runs += 1;
        return Promise.resolve();
      });
    // oxlint-disable-next-line no-await-in-loop -- one database after the other
    await Promise.all(queues.map((queue) => queue.open()));
    // oxlint-disable-next-line no-await-in-loop -- one database after the other
    expect(await queues[0]?.enqueue("count", {})).toBe(true);
    expect(queues[0]?.isRunning()).toBe(false);
    expect(runs).toBe(0);
    // oxlint-disable-next-line no-await-in-loop -- one database after the other
    await Promise.all(queues.map((queue) => queue.start()));
    // oxlint-disable-next-line no-await-in-loop -- one database after the other
    await expect.poll(() => runs, { timeout: 5_000 }).toBe(1);
    // oxlint-disable-next-line no-await-in-loop -- one database after the other
    await Promise.all(queues.map((queue) => queue.stop(1_000)));
    // oxlint-disable-next-line no-await-in-loop -- one database after the other
    await database.close();
  }
}, 60_000);

it("two starts that migrate an empty database and open its queue at once both come up", async () => {
  const log = createLog({ level: "silent" });
  const database = await testDatabase();
  await database.executeSql(
    "drop schema if exists pgboss cascade; drop schema public cascade; create schema public",
  );
  const migrations = await readMigrations("migrations");
  const start = async () => {
    const migrated = await migrate(database, migrations);
    const queue = createTasks({ opened: database, log });
    queue.define("count", {}, () => Promise.resolve());
    await queue.open();
    await queue.start();
    return { migrated, queue };
  };
  const started = await Promise.all([start(), start()]);
  const applied = started.flatMap(({ migrated }) => (migrated.ok ? migrated.applied : [migrated.problem]));
  expect(applied.toSorted()).toEqual(migrations.map(({ name }) => name));
  expect(started.every(({ queue }) => queue.isRunning())).toBe(true);
  await Promise.all(started.map(({ queue }) => queue.stop(1_000)));
  await database.close();
}, 60_000);
