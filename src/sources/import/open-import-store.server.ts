import { availableParallelism } from "node:os";
import { askForCount, defineCountAfterImport } from "../../jobs/landing/count-after-import.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Config } from "../../platform/config/config.ts";
import { openForCommand } from "../../platform/database/open-for-command.server.ts";
import { createLog } from "../../platform/log/log.ts";
import { createTasks } from "../../platform/queue/tasks.server.ts";
import { databaseStore } from "./database-store.server.ts";
import type { ImportEnvironment } from "./run-import.server.ts";
import { startUnderstanding } from "./understanding-threads.server.ts";

/**
 * Storing keeps one processor busy, so this uses the remaining ones, but at most two: more threads would only wait for
 * the database. An extra thread would find no free processor and still build its own gazetteer, which takes a second.
 */
const understandingThreads = Math.max(1, Math.min(2, availableParallelism() - 1));
/** One batch for each thread plus one that is ready. More would only fill memory. */
const lookAhead = understandingThreads + 1;

/** Opens the index of the configuration to import postings into it. The site may be running. */
export async function openImportStore(
  config: Config,
  clock: Clock,
): ReturnType<ImportEnvironment["openStore"]> {
  const log = createLog({ level: "error" });
  // Started first: the threads' gazetteers take a second to build, about as long as opening the database.
  const threads = startUnderstanding(understandingThreads);
  const opening = await openForCommand(config, { log, clock });
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
  // A running site shares the database. Small batches and no look-ahead keep its pages fast.
  const pace = opened.joined
    ? { batchSize: 10, lookAhead: 0 }
    : { batchSize: opened.kind === "postgres" ? 400 : 200, lookAhead };
  const store = databaseStore(opened.background, { clock, understand: threads.understand });
  return { ok: true, opened: { ...store, ...pace, afterChange, close } };
}
