import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";

/** A source whose postings are nearly all in one country. */
export type SourceInOneCountry = { source: string; country: string };

/** Postings with a country that a source must have. */
const minPostings = 10;
/** Per cent of them that must be in the country. */
const minPercent = 90;
/** Sources that are used in one search; those with the most postings. */
const maxSources = 50;

/** Returns the sources whose postings are nearly all in one country. Their postings without a country are probably there, too. */
export async function findSourcesInOneCountry(db: Database): Promise<SourceInOneCountry[]> {
  const { rows } = await sql<SourceInOneCountry>`
    select source, country from (
      select source, country, postings, sum(postings) over (partition by source) as total from source_countries
    ) as counted
    where total >= ${minPostings} and postings * 100 >= ${minPercent} * total
    order by postings desc, source limit ${maxSources}`.execute(db);
  return rows;
}
