import { sql, type Selectable } from "kysely";
import type { Database, Tables } from "../../platform/database/tables.ts";
import type { RequestKind } from "./source-requests-tables.ts";

/** The number of requests that wait for the operator. Further ones are refused, which protects the disk. */
const maxWaiting = 5_000;

type NewRequest = { kind: RequestKind; name: string; address: string; outcome?: string; now: Date };

/** Stores what somebody asked for, without who they are. Asking again counts. @returns false if too many wait */
export async function storeRequest(
  db: Database,
  { kind, name, address, outcome = "", now }: NewRequest,
): Promise<boolean> {
  const { waiting } = await db
    .selectFrom("source_requests")
    .where("done_at", "is", null)
    .select((select) => select.fn.countAll<number>().as("waiting"))
    .executeTakeFirstOrThrow();
  if (waiting >= maxWaiting) return false;
  await db
    .insertInto("source_requests")
    .values({ kind, name: name.slice(0, 300), address: address.slice(0, 2_000), outcome, asked_at: now })
    .onConflict((conflict) =>
      conflict.columns(["kind", "name", "address"]).doUpdateSet({
        times: sql`source_requests.times + 1`,
        asked_at: now,
        outcome,
      }),
    )
    .execute();
  return true;
}

export type SourceRequest = Selectable<Tables["source_requests"]>;

/** Lists the requests that wait, or with `all` also those that are done: the most wanted first. */
export function listRequests(
  db: Database,
  { all, limit }: { all: boolean; limit: number },
): Promise<SourceRequest[]> {
  return db
    .selectFrom("source_requests")
    .selectAll()
    .$if(!all, (query) => query.where("done_at", "is", null))
    .orderBy("times", "desc")
    .orderBy("asked_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Marks a request as done. @returns false if there is none */
export async function markRequestDone(db: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("source_requests")
    .set({ done_at: now })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts the adverts that people added since a moment, each from a board or page that was new. */
export async function countAdded(db: Database, since: Date): Promise<number> {
  const { added } = await db
    .selectFrom("source_requests")
    .where("kind", "=", "advert")
    .where("outcome", "=", "added with its source")
    .where("asked_at", ">", since)
    .select((select) => select.fn.countAll<number>().as("added"))
    .executeTakeFirstOrThrow();
  return added;
}
