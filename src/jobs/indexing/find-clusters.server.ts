import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { placesKey } from "./all-places.ts";
import type { PreparedPosting } from "./prepare-posting.server.ts";
import { sameOpening, type ComparableAdvert } from "./same-opening.ts";
import { advertKeys, advertOfRow, shinglesOnce, type AdvertRow } from "./stored-advert.server.ts";

/** Two adverts further apart than this are different openings, or a repost. */
const sameOpeningWithin = 90 * 86_400_000;
/** A board that posts an opening again after it was gone for at most this long brings its job back. */
const repostedWithin = 30 * 86_400_000;
/** Candidates of one opening to compare: those with the same text, then the newest. */
const maxCompared = 40;

/** An advert that is already part of a job. */
type Member = ComparableAdvert & { jobId: number; postedAt: number; isGone: boolean };

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
  now: Date,
): Promise<ClusterFinder> {
  const members = new Map<string, Member[]>();
  const register = (member: Member) => {
    for (const key of advertKeys(member)) push(members, key, member);
  };
  for (const member of await readMembers(db, postings, now)) register(member);
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
        if (member.isGone && !isRepost(advert, member)) continue;
        // A job that is listed comes before one that would be brought back.
        const likelihood = sameOpening(advert, member) - (member.isGone ? 0.01 : 0);
        if (likelihood > (found?.likelihood ?? 0)) found = { jobId: member.jobId, likelihood };
      }
      return found?.jobId ?? null;
    },
    add(jobId, prepared, source, postedAt) {
      register({ ...advertOf(prepared, source), jobId, postedAt: Number(postedAt), isGone: false });
    },
  };
}

/** Only the same board can bring a job back: at another, an old copy would. */
function isRepost(advert: ComparableAdvert, gone: Member): boolean {
  return advert.source === gone.source && advert.opening === gone.opening;
}

async function readMembers(db: Database, postings: readonly PreparedPosting[], now: Date): Promise<Member[]> {
  if (postings.length === 0) return [];
  const openings = [...new Set(postings.map(({ keys }) => keys.opening))];
  const urls = [...new Set(postings.flatMap(({ keys }) => keys.url ?? []))];
  const texts = [...new Set(postings.map(({ keys }) => keys.text))];
  const { rows } = await sql<AdvertRow & { job: number; posted_at: Date; is_gone: boolean }>`
    with candidates as (
      select id as job from jobs where opening_key = any(${openings})
      union select job_id from postings where url_key = any(${urls})
      union select job_id from postings where text_hash = any(${texts})
    ), ranked as (
      select j.id as job, j.opening_key, coalesce(j.posted_at, j.first_seen_at) as posted_at, p.id as posting,
        j.gone_at is not null as is_gone,
        row_number() over (partition by j.opening_key
          order by j.gone_at is null desc, p.text_hash = any(${texts}) desc, j.id desc) as place
      from candidates c join jobs j on j.id = c.job join postings p on p.job_id = j.id
      where (j.gone_at is null or j.gone_at > ${new Date(now.getTime() - repostedWithin)}) and not j.is_sample
    )
    select r.job, r.opening_key, r.posted_at, r.is_gone, p.source, p.title, p.company, p.url_key, p.text_hash, p.facts,
      p.description_text as text
    from ranked r join postings p on p.id = r.posting where r.place <= ${maxCompared} order by r.job, p.id`.execute(
    db,
  );
  return rows.map((row) => ({
    ...advertOfRow(row),
    jobId: row.job,
    postedAt: Number(row.posted_at),
    isGone: row.is_gone,
  }));
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
