import { sql } from "kysely";
import { notClosed } from "../../src/jobs/not-closed.server.ts";
import { searchJobs } from "../../src/jobs/search/match/search-jobs.server.ts";
import { emptySearch } from "../../src/jobs/search/query/search-query.ts";
import { splitWords } from "../../src/jobs/search/query/split-words.ts";
import { loadGazetteer } from "../../src/places/gazetteer.server.ts";
import { judgedAt } from "./judged-at.ts";
import { withIndex } from "./with-index.ts";

const count = 1_000;
/** Posts of the forum have no title, only a first line. */
const forum = "hackernews%";
const maxShown = 20;

/** Searches for the titles of open jobs, and prints how many find a job of that title on the first page. */
export async function benchTitles(options: { data: string; store?: string | undefined }): Promise<void> {
  const wordsOf = (title: string) => splitWords(title).join(" ");
  await withIndex(options, async (db) => {
    const gazetteer = loadGazetteer();
    const { rows } = await sql<{ title: string }>`
      select j.title from jobs j
      where j.gone_at is null and ${notClosed(judgedAt)}
        and not exists (select from postings p where p.id = j.lead_posting_id and p.source like ${forum})
      group by j.title order by md5(j.title) limit ${count}::int`.execute(db);
    const missed: string[] = [];
    for (const { title } of rows) {
      const query = { ...emptySearch, keywords: title.slice(0, 200) };
      const { jobs } = await searchJobs(db, query, { now: judgedAt, gazetteer });
      if (!jobs.some((job) => wordsOf(job.title) === wordsOf(title)))
        missed.push(`${title} (${jobs.length} shown)`);
    }
    process.stdout.write(
      `${rows.length - missed.length} of ${rows.length} titles find a job of that title\n`,
    );
    for (const one of missed.slice(0, maxShown)) process.stdout.write(`  not found: ${one}\n`);
  });
}
