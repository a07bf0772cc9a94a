import type { Tasks, TaskRun } from "../../platform/queue/tasks.server.ts";

const name = "count-after-import";
/** Seconds. Imports that follow each other are counted together. */
const atMostEvery = 300;

/** Defines the task that counts the landing pages after an import. A process that only asks for it gives no `count`. */
export function defineCountAfterImport(
  tasks: Tasks,
  count: (run: TaskRun) => Promise<void> = () => Promise.resolve(),
): void {
  tasks.define(name, { timeout: 3_600 }, count);
}

/** Asks for a count: at once, or a few minutes later if one was asked for shortly before. */
export async function askForCount(tasks: Tasks): Promise<void> {
  await tasks.enqueue(name, {}, { atMostEvery });
}
