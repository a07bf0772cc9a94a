/** `npm run import`: imports recorded feeds and data sets into the index. The site may be running. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { askForCount, defineCountAfterImport } from "./jobs/landing/count-after-import.ts";
import { systemClock as clock } from "./platform/clock/clock.ts";
import { whenReaderLeaves } from "./platform/command-line/when-reader-leaves.ts";
import { readConfig } from "./platform/config/config.ts";
import { isConnectionLost } from "./platform/database/is-connection-lost.ts";
import { migrate, readMigrations } from "./platform/database/migrate.server.ts";
import { openDatabase } from "./platform/database/open-database.server.ts";
import { createLog } from "./platform/log/log.ts";
import { createTasks } from "./platform/queue/tasks.server.ts";
import { databaseStore } from "./sources/import/database-store.server.ts";
import { runImport } from "./sources/import/run-import.server.ts";
import { startUnderstanding } from "./sources/import/understanding-threads.server.ts";

const result = readConfig(process.env);
if (!result.ok) {
  process.stderr.write(`${result.problems.join("\n")}\n`);
  process.exit(1);
}
const { config } = result;
const log = createLog({ level: "error" });
const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
whenReaderLeaves(() => stop.abort());

/**
 * Storing keeps one processor busy, so this uses the remaining ones, but at most two: more threads would only wait for
 * the database. An extra thread would find no free processor and still build its own gazetteer, which takes a second.
 */
const understandingThreads = Math.max(1, Math.min(2, availableParallelism() - 1));
/** One batch for each thread plus one that is ready. More would only fill memory. */
const lookAhead = understandingThreads + 1;

const importing = runImport(process.argv.slice(2), {
  clock,
  output: process.stdout,
  signal: stop.signal,
  async openStore() {
    // Started first: the threads' gazetteers take a second to build, about as long as opening the database.
    const threads = startUnderstanding(understandingThreads);
    const opening = await openDatabase({ ...config, log, role: "tool", clock });
    if (!opening.ok) {
      await threads.close();
      return opening;
    }
    const { opened } = opening;
    /** The site counts the pages of occupations and places, at its next start if it does not run. */
    async function afterChange(): Promise<void> {
      const tasks = createTasks({ opened, log, works: false });
      defineCountAfterImport(tasks);
      await tasks.start();
      await askForCount(tasks);
      await tasks.stop(0);
    }
    const close = async () => {
      await threads.close();
      await opened.close();
    };
    const migrating = await migrate(
      opened,
      await readMigrations(join(import.meta.dirname, "..", "migrations")),
    );
    if (!migrating.ok) {
      await close();
      return migrating;
    }
    // A running site shares the database. Small batches and no look-ahead keep its pages fast.
    const pace = opened.joined
      ? { batchSize: 10, lookAhead: 0 }
      : { batchSize: opened.kind === "postgres" ? 400 : 200, lookAhead };
    const store = databaseStore(opened.background, { clock, understand: threads.understand });
    return { ok: true, opened: { ...store, ...pace, afterChange, close } };
  },
});

process.exitCode = await importing.catch((error: unknown) => {
  const isLost = isConnectionLost(error);
  if (!isLost) log.error({ err: error }, "the import failed");
  const happened = isLost
    ? "The connection to the database was lost: the site or the server that holds it has stopped."
    : "The import failed; the line above says why.";
  process.stderr.write(`${happened} What is stored stays. To go on, run the same command again.\n`);
  return 1;
});
