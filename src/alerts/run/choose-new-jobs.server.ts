import { areSameOpening, readJobAdverts, type JobAdvert } from "../../jobs/store/job-adverts.server.ts";
import type { Database } from "../../platform/database/tables.ts";

/** The jobs to mail, and the adverts that are delivered with them. */
export type NewJobs = {
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
  const delivered = await readDelivered(db, personId, [...advertsByJob.values()].flat());
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
async function readDelivered(db: Database, personId: string, adverts: readonly JobAdvert[]) {
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
