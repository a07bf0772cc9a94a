import type { Database } from "../../platform/database/tables.ts";
import { companyNotStated, type Posting } from "../posting.ts";
import { openingKey, textHash, titleKey, urlKey } from "./posting-keys.server.ts";

/** Two adverts of one opening stand at most so long apart; later it is another opening, or a repost. */
const sameOpeningWithin = 90 * 86_400_000;
/** Shorter texts are boilerplate that says nothing of being the same. */
const tellingText = 200;

/** What is known of a job when a further posting asks whether it belongs to it. */
type Cluster = {
  jobId: number;
  titleKey: string;
  sources: Set<string>;
  textHashes: Set<string>;
  freshAt: number;
};

/** Finds the job a new posting belongs to: by address, then by opening. */
export type ClusterFinder = {
  find(posting: Posting, source: string, freshAt: Date): number | null;
  /** Tells of a posting that was just given to a job, so that the next one of the batch finds it. */
  add(jobId: number, posting: Posting, source: string, freshAt: Date): void;
};

/**
 * Reads the jobs that the postings of a batch might belong to.
 *
 * The ladder, strongest first: the same address with the same title; the same company, title and place at another
 * source; the same at one source only where the text is the same too, because an employer may well have two
 * openings of one name.
 */
export async function findClusters(db: Database, postings: readonly Posting[]): Promise<ClusterFinder> {
  const byOpening = new Map<string, Cluster[]>();
  const byUrl = new Map<string, Cluster[]>();
  const clusters = new Map<number, Cluster>();

  if (postings.length > 0) {
    const openings = [...new Set(postings.map(openingKey))];
    const urls = postings.flatMap((posting) => urlKey(posting.url ?? posting.applyUrl) ?? []);
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
    find(posting, source, freshAt) {
      const url = urlKey(posting.url ?? posting.applyUrl);
      const title = titleKey(posting.title);
      const atSameAddress = url ? byUrl.get(url)?.find((cluster) => cluster.titleKey === title) : undefined;
      if (atSameAddress) return atSameAddress.jobId;
      const isTelling = posting.descriptionText.length >= tellingText;
      const text = textHash(posting);
      const match = byOpening.get(openingKey(posting))?.find((cluster) => {
        if (Math.abs(cluster.freshAt - Number(freshAt)) > sameOpeningWithin) return false;
        if (isTelling && cluster.textHashes.has(text)) return true;
        return posting.company !== companyNotStated && !cluster.sources.has(source);
      });
      return match?.jobId ?? null;
    },
    add(jobId, posting, source, freshAt) {
      const known = clusters.get(jobId);
      const cluster = known ?? {
        jobId,
        titleKey: titleKey(posting.title),
        sources: new Set<string>(),
        textHashes: new Set<string>(),
        freshAt: Number(freshAt),
      };
      clusters.set(jobId, cluster);
      cluster.sources.add(source);
      cluster.textHashes.add(textHash(posting));
      if (!known) push(byOpening, openingKey(posting), cluster);
      const url = urlKey(posting.url ?? posting.applyUrl);
      if (url) push(byUrl, url, cluster);
    },
  };
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
