import { areSameOpening, readJobAdverts, type JobAdvert } from "../jobs/indexing/job-adverts.server.ts";
import type { Database } from "../platform/database/tables.ts";
import { sql } from "kysely";
import { insertRows } from "../platform/database/insert-rows.server.ts";
import type { SavedSearch } from "./saved-search.ts";

/** The jobs to mail, and the adverts that are delivered with them. */
type NewJobs = {
  /** In the order of the matches. */
  jobIds: number[];
  /** Every advert of the new jobs. */
  adverts: JobAdvert[];
  /** Adverts that joined jobs that the person already knows. */
  joined: JobAdvert[];
};

/**
 * Chooses the jobs that a person has not been told about. A job is known if one of its adverts was delivered, or is the
 * same opening as a delivered one. So a job is mailed only once, even if its adverts are split, merged, reposted or
 * listed again.
 */
export async function chooseNewJobs(
  db: Database,
  personId: string,
  matches: readonly number[],
): Promise<NewJobs> {
  const advertsByJob = Map.groupBy(await readJobAdverts(db, matches), ({ jobId }) => jobId);
  const delivered = await getDelivered(db, personId, [...advertsByJob.values()].flat());
  const chosen: NewJobs = { jobIds: [], adverts: [], joined: [] };
  for (const jobId of matches) {
    const adverts = advertsByJob.get(jobId) ?? [];
    if (adverts.length === 0) continue;
    if (await delivered.has(adverts)) {
      chosen.joined.push(...adverts.filter(({ postingId }) => !delivered.ids.has(postingId)));
    } else {
      chosen.jobIds.push(jobId);
      chosen.adverts.push(...adverts);
    }
    delivered.add(adverts);
  }
  return chosen;
}

/** The delivered adverts that share an id or a key with some adverts. */
async function getDelivered(db: Database, personId: string, adverts: readonly JobAdvert[]) {
  const ids = new Set<number>();
  const byKey = new Map<string, Set<number>>();
  const add = ({ postingId, keys }: Pick<JobAdvert, "postingId" | "keys">) => {
    ids.add(postingId);
    for (const key of keys) byKey.set(key, (byKey.get(key) ?? new Set()).add(postingId));
  };
  for (const row of await readRows(db, personId, adverts)) add(row);
  return {
    ids,
    add: (some: readonly JobAdvert[]) => some.forEach(add),
    async has(some: readonly JobAdvert[]): Promise<boolean> {
      if (some.some(({ postingId }) => ids.has(postingId))) return true;
      const related = new Set(some.flatMap(({ keys }) => keys.flatMap((key) => [...(byKey.get(key) ?? [])])));
      if (related.size === 0) return false;
      return areSameOpening(
        db,
        some.map(({ postingId }) => postingId),
        [...related],
      );
    },
  };
}

async function readRows(db: Database, personId: string, adverts: readonly JobAdvert[]) {
  if (adverts.length === 0) return [];
  const keys = [...new Set(adverts.flatMap((advert) => advert.keys))];
  return db
    .selectFrom("alert_deliveries")
    .where("person_id", "=", personId)
    .where((where) =>
      where.or([
        where(
          "posting_id",
          "in",
          adverts.map(({ postingId }) => postingId),
        ),
        where("keys", "&&", where.val(keys)),
      ]),
    )
    .select(["posting_id as postingId", "keys"])
    .execute();
}

/**
 * Records within a transaction that a search was run and that its owner is told about these jobs. All searches of a
 * person wait for one another here.
 *
 * @returns false, without any change, if the search was changed or run meanwhile, or one of the jobs was delivered
 */
export async function reserveDeliveries(
  tx: Database,
  search: SavedSearch,
  { adverts, joined }: NewJobs,
  { now, isMailed, seenJobId }: { now: Date; isMailed: boolean; seenJobId: number },
): Promise<boolean> {
  const own = await tx
    .selectFrom("saved_searches")
    .where("person_id", "=", search.personId)
    .orderBy("id")
    .select(["id", "parameters", "frequency", "deleted_at", "last_run_at", "paused_until"])
    .forUpdate()
    .execute();
  const current = own.find(({ id }) => id === search.id);
  const isSame =
    current?.parameters === search.parameters &&
    current.frequency === search.frequency &&
    current.deleted_at === null &&
    Number(current.paused_until) === Number(search.pausedUntil) &&
    Number(current.last_run_at) === Number(search.lastRunAt);
  if (!isSame) return false;

  const ids = adverts.map(({ postingId }) => postingId);
  if (ids.length > 0) {
    const taken = await tx
      .selectFrom("alert_deliveries")
      .where("person_id", "=", search.personId)
      .where("posting_id", "in", ids)
      .select("posting_id")
      .executeTakeFirst();
    if (taken) return false;
  }
  const rows = [...adverts, ...joined].map(({ postingId, keys }) => ({
    person_id: search.personId,
    posting_id: postingId,
    keys,
    delivered_at: now,
  }));
  const columns = ["person_id", "posting_id", "keys", "delivered_at"];
  await insertRows(tx, "alert_deliveries", columns, rows, sql`on conflict do nothing`);
  await tx
    .updateTable("saved_searches")
    .set({ last_run_at: now, seen_job_id: seenJobId, ...(isMailed ? { last_mailed_at: now } : {}) })
    .where("id", "=", search.id)
    .execute();
  return true;
}
