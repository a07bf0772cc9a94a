/** `npm run import`: recorded feeds and data sets into the index, while the site runs or not. */
import { join } from "node:path";
import { loadGazetteer } from "./jobs/places/gazetteer.server.ts";
import { systemClock as clock } from "./platform/clock/clock.ts";
import { readConfig } from "./platform/config/config.ts";
import { migrate, readMigrations } from "./platform/database/migrate.server.ts";
import { openDatabase } from "./platform/database/open-database.server.ts";
import { createLog } from "./platform/log/log.ts";
import { databaseStore } from "./sources/import/database-store.server.ts";
import { runImport } from "./sources/import/run-import.server.ts";

const reading = readConfig(process.env);
if (!reading.ok) {
  process.stderr.write(`${reading.problems.join("\n")}\n`);
  process.exit(1);
}
const { config } = reading;
const log = createLog({ level: "warn" });
const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());

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
    const store = databaseStore(opened.background, { clock, gazetteer: loadGazetteer() });
    // Beside a running site the database is one for both: short turns, so that its pages hardly wait.
    const batchSize = opened.joined ? 10 : 200;
    return { ok: true, opened: { ...store, batchSize, close: () => opened.close() } };
  },
});
