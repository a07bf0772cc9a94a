import { sql } from "kysely";
import type { Database } from "../database/tables.ts";
import { hasQueue } from "./has-queue.server.ts";

type Where = { field: string; value: string };

/**
 * Deletes the tasks of a name whose data names a person, both done and waiting. A running one is deleted too and is not
 * retried.
 *
 * @param where a field of the task's data ("to", or "replyTo.address" for a nested one) and its value, ignoring case
 */
export async function deleteTasks(tx: Database, name: string, where: Where): Promise<void> {
  if (!(await hasQueue(tx))) return;
  await sql`delete from pgboss.job where name = ${name} and ${isNamed(where)}`.execute(tx);
}

/** Reads the data of these tasks. */
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
