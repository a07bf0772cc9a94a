import { sql } from "kysely";
import { insertRows } from "../../platform/database/insert-rows.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { postingFields, type PostingFacts } from "../jobs-tables.ts";
import type { Posting } from "../posting.ts";
import type { SourceRecord } from "../source-record.server.ts";
import { addToStatistics, type CountedJob, recordSourceCountries } from "./add-to-statistics.server.ts";
import { findClusters } from "./find-clusters.server.ts";
import { jobRow, leadPosting, type ClusteredPosting } from "./job-row.server.ts";
import { keepFullerDescriptions } from "./keep-fuller-descriptions.server.ts";
import {
  indexPosting,
  preparePosting,
  type IndexedPosting,
  type PreparedPosting,
} from "./prepare-posting.server.ts";
import { openingKey } from "./posting-keys.server.ts";
import { rebuildJobs } from "./rebuild-jobs.server.ts";
import { lockIndexForWriting } from "./lock-index-for-writing.server.ts";
import type { Place } from "../../places/place.ts";
import { allPlaces } from "./all-places.ts";
import { placesText } from "./places-text.ts";

export type StoredCounts = {
  added: number;
  updated: number;
  unchanged: number;
  /** Records whose id a later record of the batch has too. */
  repeated: number;
};

type NewPosting = ClusteredPosting & { indexed: IndexedPosting };

/**
 * Stores prepared postings of one source in one transaction. Storing them again changes only the time they were last
 * seen. If postings share an id, the last one is used, with the places of all.
 */
export async function storePrepared(
  db: Database,
  source: SourceRecord,
  batch: readonly PreparedPosting[],
  now: Date,
): Promise<StoredCounts> {
  const postings = mergeRepeated(batch);
  const repeated = batch.length - postings.size;
  if (postings.size === 0) return { added: 0, updated: 0, unchanged: 0, repeated };

  return db.transaction().execute(async (transaction) => {
    await lockIndexForWriting(transaction);
    const known = await transaction
      .selectFrom("postings")
      .select(["id", "external_id", "job_id", "content_hash", "gone_at"])
      .where("source", "=", source.name)
      .where("external_id", "in", [...postings.keys()])
      .execute();
    const knownById = new Map(known.map((row) => [row.external_id, row]));

    const fresh: PreparedPosting[] = [];
    const changed = new Map<number, PreparedPosting>();
    const changedJobs = new Set<number>();
    const unchanged: number[] = [];
    for (const [externalId, prepared] of postings) {
      const row = knownById.get(externalId);
      if (!row) fresh.push(prepared);
      else if (row.content_hash === prepared.keys.content && row.gone_at === null) unchanged.push(row.id);
      else {
        changed.set(row.id, prepared);
        changedJobs.add(row.job_id);
      }
    }

    if (unchanged.length > 0) {
      await transaction
        .updateTable("postings")
        .set({ last_seen_at: now })
        .where("id", "in", unchanged)
        .execute();
    }
    const current = await keepFullerDescriptions(transaction, changed);
    for (const [id, prepared] of current) {
      await transaction
        .updateTable("postings")
        .set({
          ...postingValues(prepared),
          facts: JSON.stringify(factsOf(prepared.posting)),
          last_seen_at: now,
          gone_at: null,
        })
        .where("id", "=", id)
        .execute();
    }
    const joined = await addPostings(transaction, source, fresh, now);
    await recordSourceCountries(
      transaction,
      source.name,
      fresh.map(({ posting }) => posting),
    );
    const stored = [...fresh, ...current.values()];
    await recordCities(
      transaction,
      stored.flatMap(({ posting }) => [...posting.places, ...(posting.districts ?? [])]),
    );
    await rebuildJobs(transaction, [...new Set([...changedJobs, ...joined])], now);
    return { added: fresh.length, updated: changed.size, unchanged: unchanged.length, repeated };
  });
}

/** Inserts new postings. Returns the existing jobs that gained one. */
async function addPostings(
  db: Database,
  source: SourceRecord,
  fresh: PreparedPosting[],
  now: Date,
): Promise<number[]> {
  if (fresh.length === 0) return [];
  const clusters = await findClusters(db, fresh, now);
  const ids = await sql<{ posting: number; job: number }>`
    select nextval(pg_get_serial_sequence('postings', 'id')) as posting,
           nextval(pg_get_serial_sequence('jobs', 'id')) as job
    from generate_series(1, ${fresh.length}::int)`.execute(db);

  const newJobs = new Map<number, NewPosting[]>();
  const joined = new Set<number>();
  const rows: object[] = [];
  for (const [index, prepared] of fresh.entries()) {
    const { posting } = prepared;
    const id = ids.rows[index];
    if (!id) throw new Error("The database gave fewer ids than were asked for");
    const postedAt = posting.postedAt ?? now;
    const jobId = clusters.find(prepared, source.name, postedAt) ?? id.job;
    clusters.add(jobId, prepared, source.name, postedAt);
    const member = clustered(id.posting, prepared, source, now);
    const members = newJobs.get(jobId);
    if (members) members.push(member);
    else if (jobId === id.job) newJobs.set(jobId, [member]);
    else joined.add(jobId);
    rows.push({
      id: id.posting,
      source: source.name,
      external_id: posting.externalId,
      job_id: jobId,
      ...postingValues(prepared),
      facts: factsOf(posting),
      first_seen_at: now,
      last_seen_at: now,
    });
  }

  const jobs: object[] = [];
  const counted: CountedJob[] = [];
  for (const [id, members] of newJobs) {
    const { row, described } = jobRow(members, source.adapter === "samples");
    const lead = leadPosting(members);
    jobs.push({ id, opening_key: openingKey({ ...lead.facts, ...lead }), ...row });
    counted.push({ counted: lead.indexed.counted, freshAt: row.fresh_at, described });
  }
  await insertRows(db, "jobs", Object.keys(jobs[0] ?? {}), jobs);
  await insertRows(db, "postings", Object.keys(rows[0] ?? {}), rows);
  await addToStatistics(db, counted);
  return [...joined];
}

function clustered(
  id: number,
  { posting, indexed }: PreparedPosting,
  source: SourceRecord,
  now: Date,
): NewPosting {
  return {
    indexed: indexed ?? indexPosting(posting),
    id,
    source: source.name,
    adapter: source.adapter,
    isEmployers: source.apply_policy === "employer",
    title: posting.title,
    company: posting.company,
    facts: factsOf(posting),
    descriptionText: posting.descriptionText,
    postedAt: posting.postedAt,
    closesAt: posting.closesAt,
    firstSeenAt: now,
  };
}

/** Builds the columns of `postings` that come from the posting itself. */
function postingValues({ posting, keys }: PreparedPosting) {
  return {
    title: posting.title,
    company: posting.company,
    url: posting.url,
    apply_url: posting.applyUrl,
    url_key: keys.url,
    content_hash: keys.content,
    text_hash: keys.text,
    description_html: posting.descriptionHtml,
    description_text: posting.descriptionText,
    posted_at: posting.postedAt,
    closes_at: posting.closesAt,
  };
}

const withColumns: ReadonlySet<string> = new Set(postingFields);

function factsOf(posting: Posting): PostingFacts {
  const facts = Object.entries(posting).filter(([name]) => !withColumns.has(name));
  return Object.fromEntries(facts) as unknown as PostingFacts;
}

/** Records the cities that have jobs, so that a search around a city looks up only these. */
async function recordCities(db: Database, places: readonly Place[]): Promise<void> {
  const cities = new Set(places.map((place) => place.cityId).filter((city) => city !== null));
  // A fixed order prevents deadlocks between writers.
  const rows = [...cities].sort((a, b) => a - b).map((city) => ({ city }));
  await insertRows(db, "job_cities", ["city"], rows, sql`on conflict (city) do nothing`);
}

/**
 * Keeps one posting for each id: the last one. Some sources repeat an advert once for each city; it then keeps all
 * places.
 */
function mergeRepeated(batch: readonly PreparedPosting[]): Map<string, PreparedPosting> {
  const postings = new Map<string, PreparedPosting>();
  for (const prepared of batch) {
    const { externalId } = prepared.posting;
    const earlier = postings.get(externalId);
    postings.set(externalId, earlier ? withPlacesOf(earlier, prepared) : prepared);
  }
  return postings;
}

function withPlacesOf(earlier: PreparedPosting, last: PreparedPosting): PreparedPosting {
  if (earlier.keys.title !== last.keys.title) return last;
  const places = allPlaces([earlier.posting, last.posting]);
  if (places.length === last.posting.places.length) return last;
  const locationText = placesText(earlier.posting, places);
  return preparePosting({ ...last.posting, places, locationText }, last.indexed !== null);
}
