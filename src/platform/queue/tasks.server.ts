import { fromKysely, PgBoss } from "pg-boss";
import type { Job } from "pg-boss";
import type { OpenedDatabase } from "../database/open-database.server.ts";
import type { Database } from "../database/tables.ts";
import type { Logger } from "../log/log.ts";

export type TaskOptions = {
  /** Repeats the task: seconds between the starts, or a cron expression in UTC such as "30 3 * * *". */
  every?: number | string;
  /** Maximum number of runs at once in this process; 1 when undefined. */
  concurrency?: number;
  /** Seconds after which a run counts as failed and its signal aborts; 600 when undefined. */
  timeout?: number;
  /** Number of retries of a failed run, after a growing pause; 2 when undefined. */
  retries?: number;
  /** Seconds of the first pause before a retry, which doubles up to the longest; 30 and no limit when undefined. */
  pause?: { first: number; longest: number };
  /** The data is personal: it is deleted as soon as the task is done or given up, not some days later. */
  forget?: boolean;
};

export type TaskRun = {
  /** Id of the enqueued task, the same at every try. */
  id: string;
  /** Aborts when the time is up or the server stops. Finish the current row and return. */
  signal: AbortSignal;
  /** The data given to `enqueue`; empty for a repetition. Not validated. */
  data: Record<string, unknown>;
  log: Logger;
  /** Fails the task immediately, without retries. */
  isLastTry: boolean;
};

export type TaskStatus = {
  name: string;
  /** Waiting tasks, including those that wait for their next try. */
  waiting: number;
  running: number;
  /** Tasks given up in the last days, except tasks that forget. */
  failed: number;
};

export type EnqueueOptions = { db?: Database; after?: number; atMostEvery?: number };

export type Tasks = {
  /** Defines a background task. A repeating task never runs twice at once, in any process. */
  define: (name: string, options: TaskOptions, run: (run: TaskRun) => Promise<void>) => void;
  /**
   * Enqueues a run. With `db` set to a transaction, it is enqueued if and only if that commits. With `after` the run
   * begins at least that many seconds later; fractions count. With `atMostEvery`, one run is enqueued in each period of
   * that many seconds; a further one waits for the next period, and others are left out. Returns false when a run is
   * left out, or a repeating task already waits or runs.
   */
  enqueue: (name: string, data: Record<string, unknown>, options?: EnqueueOptions) => Promise<boolean>;
  /** Creates the queue's tables in the database. From then on runs can be enqueued, and none begins. */
  open: () => Promise<void>;
  /** Starts to work. Opens the queue first if that was not done. */
  start: () => Promise<void>;
  /** Tells running tasks to finish, waits for them at most this long, and returns the rest to the queue. */
  stop: (graceMs: number) => Promise<void>;
  isRunning: () => boolean;
  status: () => Promise<TaskStatus[]>;
};

type Definition = { options: TaskOptions; run: (run: TaskRun) => Promise<void>; workers: string[] };

const nobody = "00000000-0000-0000-0000-000000000000";

/** Milliseconds until the queue is checked after a transaction. */
const looksAfterTransaction = [100, 1_000];

function wake(queue: PgBoss, { workers }: Definition): void {
  for (const worker of workers) queue.notifyWorker(worker);
}

/** The queue also reports errors as plain objects, which the log would write as "[object Object]". */
function asError(error: unknown): Error {
  if (error instanceof Error) return error;
  const { message, stack } = Object(error) as { message?: unknown; stack?: unknown };
  const whole = new Error(typeof message === "string" && message !== "" ? message : JSON.stringify(error));
  return typeof stack === "string" ? Object.assign(whole, { stack }) : whole;
}

/**
 * Background tasks, stored in the database (schema "pgboss") so that none is lost when the process ends. They use the
 * database at background priority.
 *
 * @example
 * const tasks = createTasks({ opened, log });
 * tasks.define("read-sources", { every: 300 }, async ({ signal }) => readSources(opened.background, signal));
 * await tasks.start();
 */
export function createTasks(from: {
  opened: Pick<OpenedDatabase, "kind" | "executeSql">;
  log: Logger;
  /** Each check costs a statement. Tasks enqueued in this process start immediately anyway. */
  secondsBetweenLooks?: number;
  /** False for a process that only enqueues runs and does no work, such as a command that runs next to the site. */
  works?: boolean;
}): Tasks {
  const { opened, log, secondsBetweenLooks = 10, works = true } = from;
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
      schedule: usesCron && works,
      supervise: works,
      cronWorkerIntervalSeconds: 30,
      superviseIntervalSeconds: 60,
      maintenanceIntervalSeconds: 3_600,
      queueCacheIntervalSeconds: 300,
      bamIntervalSeconds: 3_600,
      flowIntervalSeconds: 3_600,
      // The embedded database has no autovacuum to watch, and its one connection cannot run anything concurrently.
      monitorVacuum: !embedded,
      reindex: !embedded,
    });
    created.on("error", (error) => log.error({ err: asError(error) }, "the task queue has a problem"));
    created.on("warning", (warning) => log.warn({ warning: warning.message }, "the task queue warns"));
    return created;
  }

  async function openQueue(): Promise<PgBoss> {
    boss = createBoss();
    await boss.start();
    for (const [name, definition] of definitions) await prepare(boss, name, definition);
    return boss;
  }

  async function prepare(queue: PgBoss, name: string, definition: Definition): Promise<void> {
    const { every, timeout = 600, retries = 2, pause, forget } = definition.options;
    const settings = {
      expireInSeconds: timeout,
      retryLimit: retries,
      retryDelay: pause?.first ?? 30,
      retryBackoff: true,
      // A run with `forget` leaves a row only when its process was killed during the last try.
      deleteAfterSeconds: forget ? 3_600 : Math.max(3 * 86_400, typeof every === "number" ? 2 * every : 0),
    };
    // A missing heartbeat reveals that the process of a run was killed, long before its time is up.
    const policy = every === undefined ? "standard" : "exclusive";
    await queue.createQueue(name, { ...settings, policy, heartbeatSeconds: 60 });
    await queue.updateQueue(name, { ...settings, retryDelayMax: pause?.longest ?? null });
    // The first caller reads the queue's settings. That must not be a page within a transaction: the embedded database
    // has one connection, and it would wait for itself.
    await queue.getJobById(name, nobody);
  }

  async function startWork(queue: PgBoss, name: string, definition: Definition): Promise<void> {
    const { every, concurrency = 1 } = definition.options;
    for (let nth = 0; nth < concurrency; nth++)
      definition.workers.push(await startWorker(queue, name, definition));
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

  async function startWorker(queue: PgBoss, name: string, definition: Definition): Promise<string> {
    const worker: string = await queue.work<Record<string, unknown> | null>(
      name,
      { pollingIntervalSeconds: secondsBetweenLooks },
      async ([job]) => {
        if (!job) return;
        try {
          await runOnce(queue, name, definition, job);
        } finally {
          // There may be more tasks. Without this call, a worker takes only one at each check.
          queue.notifyWorker(worker);
        }
      },
    );
    return worker;
  }

  async function runOnce(
    queue: PgBoss,
    name: string,
    { options, run }: Definition,
    job: Pick<Job<Record<string, unknown> | null>, "id" | "signal" | "data" | "retryCount">,
  ): Promise<void> {
    const { forget = false, retries = 2 } = options;
    const isLastTry = job.retryCount >= retries;
    const taskLog = log.child({ task: name });
    const began = performance.now();
    try {
      await run({
        id: job.id,
        signal: AbortSignal.any([job.signal, stopping.signal]),
        data: job.data ?? {},
        log: taskLog,
        isLastTry,
      });
      taskLog.debug({ ms: Math.round(performance.now() - began) }, "task done");
    } catch (error) {
      const failed = { err: error, ms: Math.round(performance.now() - began) };
      if (isLastTry) taskLog.error(failed, "task failed");
      else taskLog.warn(failed, "task failed and will be tried again");
      if (!forget || !isLastTry) throw error;
    }
    if (forget) await queue.deleteJob(name, job.id);
  }

  async function send(
    name: string,
    data: Record<string, unknown>,
    options: EnqueueOptions & { singletonSeconds?: number },
  ): Promise<boolean> {
    const definition = definitions.get(name);
    if (!boss || !definition)
      throw new Error(`The task ${name} is not defined or the queue has not started.`);
    const { db, after = 0, atMostEvery, singletonSeconds } = options;
    const id = await boss.send(name, data, {
      ...(singletonSeconds === undefined ? {} : { singletonSeconds }),
      ...(atMostEvery === undefined ? {} : { singletonSeconds: atMostEvery, singletonNextSlot: true }),
      ...(after > 0 ? { startAfter: after } : {}),
      ...(db ? { db: fromKysely(db) } : {}),
    });
    if (id === null) return false;
    // A task enqueued inside a transaction is not visible yet. This checks when the transaction has probably ended.
    // Later checks find the rest.
    if (db || after > 0) {
      for (const ms of looksAfterTransaction) setTimeout(wake, after * 1000 + ms, boss, definition).unref();
    } else wake(boss, definition);
    return true;
  }

  return {
    define(name, options, run) {
      if (boss) throw new Error(`The task ${name} is defined after the start.`);
      if (definitions.has(name)) throw new Error(`The task ${name} is defined twice.`);
      definitions.set(name, { options, run, workers: [] });
    },
    enqueue: (name, data, options) => send(name, data, options ?? {}),
    async open() {
      await openQueue();
    },
    async start() {
      const queue = boss ?? (await openQueue());
      if (works) for (const [name, definition] of definitions) await startWork(queue, name, definition);
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
