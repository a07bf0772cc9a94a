import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { placesKey } from "./all-places.ts";
import type { PreparedPosting } from "./prepare-posting.server.ts";
import { sameOpening, type ComparableAdvert } from "./same-opening.ts";
import { advertKeys, advertOfRow, shinglesOnce, type AdvertRow } from "./stored-advert.server.ts";

/** Two adverts further apart than this are different openings, or a repost. */
const sameOpeningWithin = 90 * 86_400_000;
/** Candidates of one opening to compare: those with the same text, then the newest. */
const maxCompared = 40;

/** An advert that is already part of a job. */
type Member = ComparableAdvert & { jobId: number; postedAt: number };

/** Finds the job that a new posting belongs to. */
export type ClusterFinder = {
  /** @param postedAt when the posting was published, or now if that is unknown. */
  find(prepared: PreparedPosting, source: string, postedAt: Date): number | null;
  /** Registers a posting that was just added to a job, so that the next one of the batch finds it. */
  add(jobId: number, prepared: PreparedPosting, source: string, postedAt: Date): void;
};

/**
 * Reads the adverts that the postings of a batch might be the same as: those of the same opening, address or text. Of
 * several, the job of the most similar advert is found; see `sameOpening`.
 */
export async function findClusters(
  db: Database,
  postings: readonly PreparedPosting[],
): Promise<ClusterFinder> {
  const members = new Map<string, Member[]>();
  const register = (member: Member) => {
    for (const key of advertKeys(member)) push(members, key, member);
  };
  for (const member of await readMembers(db, postings)) register(member);
  /** The texts of this batch, each compared with many others. */
  const adverts = new Map<PreparedPosting, ComparableAdvert>();
  const advertOf = (prepared: PreparedPosting, source: string) => {
    const advert = adverts.get(prepared) ?? toAdvert(prepared, source);
    adverts.set(prepared, advert);
    return advert;
  };

  return {
    find(prepared, source, postedAt) {
      const advert = advertOf(prepared, source);
      const candidates = new Set(advertKeys(advert).flatMap((key) => members.get(key) ?? []));
      let found: { jobId: number; likelihood: number } | null = null;
      for (const member of candidates) {
        if (Math.abs(member.postedAt - Number(postedAt)) > sameOpeningWithin) continue;
        const likelihood = sameOpening(advert, member);
        if (likelihood > (found?.likelihood ?? 0)) found = { jobId: member.jobId, likelihood };
      }
      return found?.jobId ?? null;
    },
    add(jobId, prepared, source, postedAt) {
      register({ ...advertOf(prepared, source), jobId, postedAt: Number(postedAt) });
    },
  };
}

async function readMembers(db: Database, postings: readonly PreparedPosting[]): Promise<Member[]> {
  if (postings.length === 0) return [];
  const openings = [...new Set(postings.map(({ keys }) => keys.opening))];
  const urls = [...new Set(postings.flatMap(({ keys }) => keys.url ?? []))];
  const texts = [...new Set(postings.map(({ keys }) => keys.text))];
  const { rows } = await sql<AdvertRow & { job: number; posted_at: Date }>`
    with candidates as (
      select id as job from jobs where opening_key = any(${openings})
      union select job_id from postings where url_key = any(${urls})
      union select job_id from postings where text_hash = any(${texts})
    ), ranked as (
      select j.id as job, j.opening_key, coalesce(j.posted_at, j.first_seen_at) as posted_at, p.id as posting,
        row_number() over (partition by j.opening_key
          order by p.text_hash = any(${texts}) desc, j.id desc) as place
      from candidates c join jobs j on j.id = c.job join postings p on p.job_id = j.id
      where j.gone_at is null and not j.is_sample
    )
    select r.job, r.opening_key, r.posted_at, p.source, p.title, p.company, p.url_key, p.text_hash, p.facts,
      p.description_text as text
    from ranked r join postings p on p.id = r.posting where r.place <= ${maxCompared} order by r.job, p.id`.execute(
    db,
  );
  return rows.map((row) => ({ ...advertOfRow(row), jobId: row.job, postedAt: Number(row.posted_at) }));
}

function toAdvert({ posting, keys }: PreparedPosting, source: string): ComparableAdvert {
  return {
    source,
    company: posting.company,
    title: keys.title,
    opening: keys.opening,
    url: keys.url,
    textHash: keys.text,
    places: placesKey(posting),
    shingles: shinglesOnce(posting.descriptionText),
  };
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
