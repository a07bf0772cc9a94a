import { sql } from "kysely";
import type { Database } from "../database/tables.ts";
import { hasQueue } from "./has-queue.server.ts";

type Where = { field: string; value: string };

/**
 * Removes the tasks of a name whose data names somebody, done and waiting ones alike; one that runs goes too and is
 * not tried again.
 *
 * @param where a field of the task's data ("to", or "replyTo.address" within another) and its value, in any case
 */
export async function forgetTasks(tx: Database, name: string, where: Where): Promise<void> {
  if (!(await hasQueue(tx))) return;
  await sql`delete from pgboss.job where name = ${name} and ${isNamed(where)}`.execute(tx);
}

/** The data of such tasks. */
export async function readTasks(db: Database, name: string, where: Where): Promise<unknown[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await sql<{ data: unknown }>`
    select data from pgboss.job where name = ${name} and ${isNamed(where)} order by created_on
  `.execute(db);
  return rows.map((row) => row.data);
}

function isNamed({ field, value }: Where) {
  return sql<boolean>`lower(data #>> ${field.split(".")}::text[]) = ${value.toLowerCase()}`;
}
