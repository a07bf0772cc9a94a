import { openDatabase } from "../../src/platform/database/open-database.server.ts";
import type { OpenedDatabase } from "../../src/platform/database/open-database.server.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { createTasks } from "../../src/platform/queue/tasks.server.ts";

const log = createLog({ level: "warn" });

/** Joins the database of a running site, as a command of the operator does, and gives it back afterwards. */
export async function withSiteDatabase<Result>(
  { dataDir }: { dataDir: string },
  work: (opened: OpenedDatabase) => Promise<Result>,
): Promise<Result> {
  const opening = await openDatabase({ databaseUrl: undefined, dataDir, log, role: "tool" });
  if (!opening.ok) throw new Error(opening.problem);
  try {
    return await work(opening.opened);
  } finally {
    await opening.opened.close();
  }
}

/** Asks a running site for a run of a repeating task. False if one waits or runs already. */
export async function askForTask(opened: OpenedDatabase, name: string): Promise<boolean> {
  const tasks = createTasks({ opened, log, works: false });
  tasks.define(name, { every: 86_400 }, () => Promise.resolve());
  await tasks.start();
  const isAsked = await tasks.enqueue(name, {});
  await tasks.stop(0);
  return isAsked;
}
