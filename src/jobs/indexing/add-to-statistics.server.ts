import { sql } from "kysely";
import { insertRows } from "../../platform/database/insert-rows.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { dayOf } from "../search/filters/day-terms.ts";
import { isDictionaryWord, type CountedName, type CountedTerms } from "./counted-terms.ts";
import type { Place } from "../../places/place.ts";

export type CountedJob = {
  counted: CountedTerms;
  /** Words of the description. They enter the dictionary, but their jobs are not counted. */
  described: readonly string[];
  freshAt: Date;
};

/**
 * Adds new jobs to the statistics that searching relies on: the number of jobs of each day, the words and the titles.
 * Rows are written in a fixed order to prevent deadlocks between writers.
 */
export async function addToStatistics(db: Database, jobs: readonly CountedJob[]): Promise<void> {
  const days = new Map<number, number>();
  const words = new Map<string, number>();
  const names = new Map<string, CountedName & { jobs: number }>();

  for (const job of jobs) {
    const day = dayOf(job.freshAt);
    days.set(day, (days.get(day) ?? 0) + 1);
    for (const word of job.counted.words) words.set(word, (words.get(word) ?? 0) + 1);
    for (const name of job.counted.names) {
      const key = `${name.kind}|${name.folded}`;
      const known = names.get(key);
      if (known) known.jobs += 1;
      else names.set(key, { ...name, jobs: 1 });
    }
  }

  const described = new Set<string>();
  for (const job of jobs) for (const word of job.described) described.add(word);

  const add = (key: string) =>
    sql`on conflict ${sql.raw(key)} do update set jobs = stored.jobs + excluded.jobs`;
  const byKey = <Row>(rows: [string | number, Row][]) =>
    rows.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await insertRows(
    db,
    "job_days",
    ["day", "jobs"],
    byKey([...days].map(([day, n]) => [day, { day, jobs: n }])),
    add("(day)"),
  );
  await insertRows(
    db,
    "search_words",
    ["word", "jobs"],
    byKey([...words].map(([word, n]) => [word, { word, jobs: n }])),
    add("(word)"),
  );
  const mentioned = [...described]
    .filter((word) => isDictionaryWord(word) && !words.has(word))
    .sort()
    .map((word) => ({ word, jobs: 0 }));
  await insertRows(db, "search_words", ["word", "jobs"], mentioned, sql`on conflict (word) do nothing`);
  await insertRows(
    db,
    "suggestions",
    ["kind", "folded", "text", "jobs"],
    byKey([...names]),
    add("(kind, folded)"),
  );
}

/** Counts new postings of a source by country. The counts do not change when a posting is updated or removed. */
export async function recordSourceCountries(
  db: Database,
  source: string,
  postings: readonly { places: readonly Place[] }[],
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { places } of postings)
    for (const country of new Set(places.map(({ countryCode }) => countryCode)))
      counts.set(country, (counts.get(country) ?? 0) + 1);
  // A fixed order prevents deadlocks between writers.
  const rows = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([country, count]) => ({ source, country, postings: count }));
  await insertRows(
    db,
    "source_countries",
    ["source", "country", "postings"],
    rows,
    sql`on conflict (source, country) do update set postings = stored.postings + excluded.postings`,
  );
}
