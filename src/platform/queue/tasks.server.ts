import { fromKysely, PgBoss } from "pg-boss";
import type { OpenedDatabase } from "../database/open-database.server.ts";
import type { Database } from "../database/tables.ts";
import type { Logger } from "../log/log.ts";

export type TaskOptions = {
  /** Repeats by itself: seconds between the starts, or a cron expression in UTC such as "30 3 * * *". */
  every?: number | string;
  /** How many at once in this process; 1 when undefined. */
  concurrency?: number;
  /** Seconds after which a run counts as failed and its signal aborts; 600 when undefined. */
  timeout?: number;
  /** How often a failed run is tried again, after a growing pause; 2 when undefined. */
  retries?: number;
};

export type TaskRun = {
  /** Of what was asked for: the same at every try. */
  id: string;
  /** Aborts when the time is up or the server stops: finish the row at hand and return. */
  signal: AbortSignal;
  /** What was given to `enqueue`; empty for a repetition. Not validated. */
  data: Record<string, unknown>;
  log: Logger;
};

export type TaskStatus = {
  name: string;
  /** Waiting, counting those that wait for their next try. */
  waiting: number;
  running: number;
  /** Gave up, in the last days. */
  failed: number;
};

export type Tasks = {
  /** Names what can be done in the background. A repeating task never runs twice at once, in no process. */
  define: (name: string, options: TaskOptions, run: (run: TaskRun) => Promise<void>) => void;
  /**
   * Asks for a run. With `db` given the transaction it belongs to: asked if and only if that commits.
   * False when a repeating task already waits or runs.
   */
  enqueue: (name: string, data: Record<string, unknown>, within?: { db: Database }) => Promise<boolean>;
  /** Creates what the queue needs in the database and begins to work. */
  start: () => Promise<void>;
  /** Tells running tasks to wind up, waits so long for them, and gives the rest back to be run later. */
  stop: (graceMs: number) => Promise<void>;
  isRunning: () => boolean;
  status: () => Promise<TaskStatus[]>;
};

type Definition = { options: TaskOptions; run: (run: TaskRun) => Promise<void>; workerId?: string };

/**
 * Background tasks, kept in the database (schema "pgboss") so that nothing asked for is lost when the
 * process ends. They talk to the database at background priority.
 *
 * @example
 * const tasks = createTasks({ opened, log });
 * tasks.define("read-sources", { every: 300 }, async ({ signal }) => readSources(opened.background, signal));
 * await tasks.start();
 */
export function createTasks(from: {
  opened: Pick<OpenedDatabase, "kind" | "executeSql">;
  log: Logger;
  /** Each look costs a statement; what is enqueued in this process starts at once anyway. */
  secondsBetweenLooks?: number;
}): Tasks {
  const { opened, log, secondsBetweenLooks = 10 } = from;
  const definitions = new Map<string, Definition>();
  const timers: NodeJS.Timeout[] = [];
  const stopping = new AbortController();
  const embedded = opened.kind === "embedded";
  let running = false;
  let boss: PgBoss | undefined;

  function createBoss(): PgBoss {
    const usesCron = [...definitions.values()].some(({ options }) => typeof options.every === "string");
    const created = new PgBoss({
      db: { executeSql: (text, values) => opened.executeSql(text, values) },
      backend: embedded ? "pglite" : "postgres",
      schema: "pgboss",
      schedule: usesCron,
      cronWorkerIntervalSeconds: 30,
      superviseIntervalSeconds: 60,
      queueCacheIntervalSeconds: 300,
      bamIntervalSeconds: 3_600,
      flowIntervalSeconds: 3_600,
      // The embedded database has no autovacuum to watch and one connection, on which nothing is concurrent.
      monitorVacuum: !embedded,
      reindex: !embedded,
    });
    created.on("error", (error) => log.error({ err: error }, "the task queue has a problem"));
    created.on("warning", (warning) => log.warn({ warning: warning.message }, "the task queue warns"));
    return created;
  }

  async function prepare(queue: PgBoss, name: string, definition: Definition): Promise<void> {
    const { every, concurrency = 1, timeout = 600, retries = 2 } = definition.options;
    const settings = {
      expireInSeconds: timeout,
      retryLimit: retries,
      retryDelay: 30,
      retryBackoff: true,
      deleteAfterSeconds: Math.max(3 * 86_400, typeof every === "number" ? 2 * every : 0),
    };
    // A heartbeat tells that the process which runs it was killed, long before the time is up.
    const policy = every === undefined ? "standard" : "exclusive";
    await queue.createQueue(name, { ...settings, policy, heartbeatSeconds: 60 });
    await queue.updateQueue(name, settings);
    definition.workerId = await queue.work<Record<string, unknown> | null>(
      name,
      { localConcurrency: concurrency, pollingIntervalSeconds: secondsBetweenLooks },
      async ([job]) => {
        if (job) await runOnce(name, definition, job);
      },
    );
    if (typeof every === "string") await queue.schedule(name, every);
    if (typeof every === "number") {
      const repeat = () =>
        send(name, {}, { singletonSeconds: every }).catch((error: unknown) => {
          log.warn({ err: error, task: name }, "could not ask for a repetition");
        });
      await repeat();
      timers.push(setInterval(() => void repeat(), every * 1000));
    }
  }

  async function runOnce(
    name: string,
    { run }: Definition,
    job: { id: string; signal: AbortSignal; data: Record<string, unknown> | null },
  ): Promise<void> {
    const taskLog = log.child({ task: name });
    const began = performance.now();
    try {
      await run({
        id: job.id,
        signal: AbortSignal.any([job.signal, stopping.signal]),
        data: job.data ?? {},
        log: taskLog,
      });
      taskLog.info({ ms: Math.round(performance.now() - began) }, "task done");
    } catch (error) {
      taskLog.error({ err: error, ms: Math.round(performance.now() - began) }, "task failed");
      throw error;
    }
  }

  async function send(
    name: string,
    data: Record<string, unknown>,
    options: { singletonSeconds?: number; db?: Database },
  ): Promise<boolean> {
    const definition = definitions.get(name);
    if (!boss || !definition)
      throw new Error(`The task ${name} is not defined or the queue has not started.`);
    const { db, ...rest } = options;
    const id = await boss.send(name, data, { ...rest, ...(db ? { db: fromKysely(db) } : {}) });
    // Inside a transaction there is nothing to see yet; the next look finds it.
    if (id !== null && !db && definition.workerId) boss.notifyWorker(definition.workerId);
    return id !== null;
  }

  return {
    define(name, options, run) {
      if (boss) throw new Error(`The task ${name} is defined after the start.`);
      if (definitions.has(name)) throw new Error(`The task ${name} is defined twice.`);
      definitions.set(name, { options, run });
    },
    enqueue: (name, data, within) => send(name, data, within ?? {}),
    async start() {
      boss = createBoss();
      await boss.start();
      for (const [name, definition] of definitions) await prepare(boss, name, definition);
      running = true;
    },
    async stop(graceMs) {
      running = false;
      for (const timer of timers) clearInterval(timer);
      stopping.abort(new Error("The server stops."));
      await boss?.stop({ graceful: true, timeout: graceMs });
    },
    isRunning: () => running,
    async status() {
      if (!boss) return [];
      const names = [...definitions.keys()];
      const queues = names.length === 0 ? [] : await boss.getQueues(names);
      return queues.map((queue) => ({
        name: queue.name,
        waiting: queue.queuedCount,
        running: queue.activeCount,
        failed: queue.failedCount,
      }));
    },
  };
}
