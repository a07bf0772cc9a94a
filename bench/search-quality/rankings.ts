import { sql } from "kysely";
import MiniSearch from "minisearch";
import type { Gazetteer } from "../../src/places/gazetteer.server.ts";
import { searchJobs } from "../../src/jobs/search/match/search-jobs.server.ts";
import { emptySearch } from "../../src/jobs/search/query/search-query.ts";
import type { Database } from "../../src/platform/database/tables.ts";

/** Returns the keys of at least ten postings for words as a person types them, best first. */
export type Ranking = (keywords: string, location: string) => Promise<string[]>;

/** The key of a posting in the judgements. It is stable over imports and contains no text of the posting. */
export const keyOf = sql<string>`p.source || ' ' || p.external_id`;

/** Ranks with the site's own search. */
export function foothold(db: Database, gazetteer: Gazetteer, now: Date): Ranking {
  return async (keywords, location) => {
    const result = await searchJobs(db, { ...emptySearch, keywords, location }, { now, gazetteer });
    const ids = result.jobs.map((job) => Number(job.id));
    if (ids.length === 0) return [];
    const keys = await sql<{ id: number; key: string }>`
      select j.id, ${keyOf} as key from jobs j join postings p on p.id = j.lead_posting_id
      where j.id in (${sql.join(ids)})`.execute(db);
    const byId = new Map(keys.rows.map((row) => [row.id, row.key]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
}

/** Ranks with PostgreSQL's text search, as its manual shows it. The place is added to the words. */
export async function plainTextSearch(db: Database): Promise<Ranking> {
  await sql`drop table if exists plain_words`.execute(db);
  await sql`
    create table plain_words as
    select j.id, ${keyOf} as key,
      to_tsvector('english', concat_ws(' ', j.title, j.company, j.location_text, p.description_text)) as words
    from jobs j join postings p on p.id = j.lead_posting_id where j.gone_at is null`.execute(db);
  return async (keywords, location) => {
    const typed = `${keywords} ${location}`;
    const rows = await sql<{ key: string }>`
      select key from plain_words where words @@ websearch_to_tsquery('english', ${typed})
      order by ts_rank(words, websearch_to_tsquery('english', ${typed})) desc, id desc limit 10`.execute(db);
    return rows.rows.map((row) => row.key);
  };
}

/** Ranks with BM25 in this process: MiniSearch's defaults over the same four fields. */
export async function miniSearch(db: Database): Promise<Ranking> {
  const rows = await sql<{ id: string; title: string; company: string; place: string | null; text: string }>`
    select ${keyOf} as id, j.title, j.company, j.location_text as place, p.description_text as text
    from jobs j join postings p on p.id = j.lead_posting_id where j.gone_at is null`.execute(db);
  const index = new MiniSearch({ fields: ["title", "company", "place", "text"] });
  index.addAll(rows.rows);
  return (keywords, location) => {
    const found = index.search(`${keywords} ${location}`.trim()).slice(0, 10);
    return Promise.resolve(found.map((hit) => String(hit.id)));
  };
}
