/** `npm run import`: recorded feeds and data sets into the index, while the site runs or not. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { systemClock as clock } from "./platform/clock/clock.ts";
import { readConfig } from "./platform/config/config.ts";
import { migrate, readMigrations } from "./platform/database/migrate.server.ts";
import { openDatabase } from "./platform/database/open-database.server.ts";
import { createLog } from "./platform/log/log.ts";
import { databaseStore } from "./sources/import/database-store.server.ts";
import { runImport } from "./sources/import/run-import.server.ts";
import { startUnderstanding } from "./sources/import/understanding-threads.server.ts";

const reading = readConfig(process.env);
if (!reading.ok) {
  process.stderr.write(`${reading.problems.join("\n")}\n`);
  process.exit(1);
}
const { config } = reading;
const log = createLog({ level: "warn" });
const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());

/** More would only wait for the database. */
const mostThreads = 2;

process.exitCode = await runImport(process.argv.slice(2), {
  clock,
  output: process.stdout,
  signal: stop.signal,
  async openStore() {
    const opening = await openDatabase({ ...config, log, role: "tool", clock });
    if (!opening.ok) return opening;
    const { opened } = opening;
    const migrating = await migrate(
      opened,
      await readMigrations(join(import.meta.dirname, "..", "migrations")),
    );
    if (!migrating.ok) {
      await opened.close();
      return migrating;
    }
    // Beside a running site the database is one for both: short turns and nothing ahead, so that its pages hardly wait.
    const pace = opened.joined
      ? { batchSize: 10, lookAhead: 0 }
      : { batchSize: opened.kind === "postgres" ? 400 : 200, lookAhead: 3 };
    const threads = startUnderstanding(Math.min(mostThreads, availableParallelism()));
    const store = databaseStore(opened.background, { clock, understand: threads.understand });
    const close = async () => {
      await threads.close();
      await opened.close();
    };
    return { ok: true, opened: { ...store, ...pace, close } };
  },
});
