import { sql } from "kysely";
import type { Database } from "../database/tables.ts";
import { hasQueue } from "./has-queue.server.ts";

/** A task that was enqueued and is not done. */
export type WaitingTask = {
  id: string;
  /** "retry" waits for its next try, "active" runs. */
  state: "created" | "retry" | "active";
  data: unknown;
  askedAt: Date;
  /** The earliest time of its next run. */
  startAfter: Date;
  tries: number;
};

/** Lists waiting and running tasks of a name, the oldest first. */
export async function listWaitingTasks(db: Database, name: string, limit: number): Promise<WaitingTask[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await sql<WaitingTask>`
    select id::text, state::text, data, created_on as "askedAt", start_after as "startAfter", retry_count as tries
    from pgboss.job where name = ${name} and state in ('created', 'retry', 'active') order by created_on, id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Counts the tasks that wait for a first try, wait for another, and run. */
export async function countWaitingTasks(
  db: Database,
  name: string,
): Promise<{ created: number; retry: number; active: number }> {
  const none = { created: 0, retry: 0, active: 0 };
  if (!(await hasQueue(db))) return none;
  const { rows } = await sql<typeof none>`
    select count(*) filter (where state = 'created')::int as created, count(*) filter (where state = 'retry')::int as retry,
      count(*) filter (where state = 'active')::int as active
    from pgboss.job where name = ${name} and state in ('created', 'retry', 'active')
  `.execute(db);
  return rows[0] ?? none;
}

/** Starts a waiting task immediately. @returns false when it no longer waits */
export async function startTaskNow(db: Database, name: string, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update pgboss.job set start_after = ${now}
    where name = ${name} and id = ${id}::uuid and state in ('created', 'retry') returning id
  `.execute(db);
  return rows.length > 0;
}
