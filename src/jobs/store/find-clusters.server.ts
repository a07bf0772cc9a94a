import type { Database } from "../../platform/database/tables.ts";
import { companyNotStated } from "../posting.ts";
import { titleKey } from "./posting-keys.server.ts";
import type { PreparedPosting } from "./prepare-posting.server.ts";

/** Two adverts further apart than this are different openings, or a repost. */
const sameOpeningWithin = 90 * 86_400_000;
/** Shorter texts are boilerplate, so equal texts prove nothing. */
const tellingText = 200;

/** The facts of a job that decide whether a posting belongs to it. */
type Cluster = {
  jobId: number;
  titleKey: string;
  sources: Set<string>;
  textHashes: Set<string>;
  freshAt: number;
};

/** Finds the job that a new posting belongs to: by address, then by opening. */
export type ClusterFinder = {
  find(prepared: PreparedPosting, source: string, freshAt: Date): number | null;
  /** Registers a posting that was just added to a job, so that the next one of the batch finds it. */
  add(jobId: number, prepared: PreparedPosting, source: string, freshAt: Date): void;
};

/**
 * Reads the jobs that the postings of a batch might belong to.
 *
 * Criteria, strongest first: the same address with the same title; the same company, title and place at another source;
 * the same at one source only if the text is also the same, because an employer may well have two openings of one name.
 */
export async function findClusters(
  db: Database,
  postings: readonly PreparedPosting[],
): Promise<ClusterFinder> {
  const byOpening = new Map<string, Cluster[]>();
  const byUrl = new Map<string, Cluster[]>();
  const clusters = new Map<number, Cluster>();

  if (postings.length > 0) {
    const openings = [...new Set(postings.map(({ keys }) => keys.opening))];
    const urls = postings.flatMap(({ keys }) => keys.url ?? []);
    const rows = await db
      .selectFrom("jobs")
      .innerJoin("postings", "postings.job_id", "jobs.id")
      .select(["jobs.id", "jobs.opening_key", "jobs.title", "jobs.fresh_at"])
      .select(["postings.source", "postings.text_hash", "postings.url_key"])
      .where("jobs.gone_at", "is", null)
      .where("jobs.is_sample", "=", false)
      .where((where) =>
        where(
          "jobs.id",
          "in",
          where
            .selectFrom("jobs as same")
            .select("same.id")
            .where("same.opening_key", "in", openings)
            .union(
              where
                .selectFrom("postings as linked")
                .select("linked.job_id as id")
                .where("linked.url_key", "in", urls.length > 0 ? urls : [""]),
            ),
        ),
      )
      .execute();
    for (const row of rows) {
      const cluster = clusters.get(row.id) ?? {
        jobId: row.id,
        titleKey: titleKey(row.title),
        sources: new Set<string>(),
        textHashes: new Set<string>(),
        freshAt: Number(row.fresh_at),
      };
      if (!clusters.has(row.id)) push(byOpening, row.opening_key, cluster);
      clusters.set(row.id, cluster);
      cluster.sources.add(row.source);
      cluster.textHashes.add(row.text_hash);
      if (row.url_key) push(byUrl, row.url_key, cluster);
    }
  }

  return {
    find({ posting, keys }, source, freshAt) {
      const atUrl = keys.url ? byUrl.get(keys.url) : undefined;
      const atSameAddress = atUrl?.find((cluster) => cluster.titleKey === keys.title);
      if (atSameAddress) return atSameAddress.jobId;
      const isTelling = posting.descriptionText.length >= tellingText;
      const match = byOpening.get(keys.opening)?.find((cluster) => {
        if (Math.abs(cluster.freshAt - Number(freshAt)) > sameOpeningWithin) return false;
        if (isTelling && cluster.textHashes.has(keys.text)) return true;
        return posting.company !== companyNotStated && !cluster.sources.has(source);
      });
      return match?.jobId ?? null;
    },
    add(jobId, { keys }, source, freshAt) {
      const known = clusters.get(jobId);
      const cluster = known ?? {
        jobId,
        titleKey: keys.title,
        sources: new Set<string>(),
        textHashes: new Set<string>(),
        freshAt: Number(freshAt),
      };
      clusters.set(jobId, cluster);
      cluster.sources.add(source);
      cluster.textHashes.add(keys.text);
      if (!known) push(byOpening, keys.opening, cluster);
      if (keys.url) push(byUrl, keys.url, cluster);
    },
  };
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
