import type { Database } from "../../platform/database/tables.ts";
import { sql } from "kysely";
import { lockIndexForWriting } from "../indexing/lock-index-for-writing.server.ts";
import { insertRows } from "../../platform/database/insert-rows.server.ts";
import { countedTerms, type CountedName } from "../indexing/counted-terms.ts";

/**
 * Recounts the statistics that searching relies on: live jobs by day, words, titles and companies. Until then, the
 * counts still include the words of jobs that went or changed.
 *
 * @returns how many counts were corrected.
 */
export async function recountStatistics(
  db: Database,
  signal?: AbortSignal,
): Promise<{ days: number; words: number; names: number }> {
  const days = await recountDays(db);
  return { days, ...(await recountWords(db, signal)) };
}

/**
 * Recounts the live jobs by the day on which they were posted (`fresh_at`). The result is exact, because other writers of the index wait until it is done.
 *
 * @returns how many days had a wrong count.
 */
export async function recountDays(db: Database): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await lockIndexForWriting(transaction);
    const mended = await sql<{ days: number }>`
      with counted as materialized (
        select floor(extract(epoch from fresh_at) / 86400)::int as day, count(*)::int as jobs
        from jobs where gone_at is null group by 1
      ), dropped as (
        delete from job_days where day not in (select day from counted) returning jobs
      ), put as (
        insert into job_days as stored (day, jobs) select day, jobs from counted
        on conflict (day) do update set jobs = excluded.jobs where stored.jobs <> excluded.jobs
        returning 1
      )
      select ((select count(*) from dropped where jobs <> 0) + (select count(*) from put))::int as days`.execute(
      transaction,
    );
    return mended.rows[0]?.days ?? 0;
  });
}

type CountedNames = CountedName & { jobs: number };

type CountedWord = { word: string; jobs: number };

/**
 * Recounts the words, titles and companies of live jobs. It adds the difference to the stored counts, so that jobs
 * stored meanwhile stay counted. Words without jobs stay in the dictionary with a count of 0.
 *
 * Memory: every distinct word, title and company; 20 MB for 100,000 jobs.
 *
 * @returns how many words and names had a wrong count.
 */
async function recountWords(db: Database, signal?: AbortSignal): Promise<{ words: number; names: number }> {
  const words = new Map<string, CountedWord>();
  const names = new Map<string, CountedNames>();
  const newest = await db
    .selectFrom("jobs")
    .select(({ fn }) => fn.max("id").as("id"))
    .executeTakeFirst();

  // Subtracts the stored count from the new one, which leaves the correction.
  for await (const { word, jobs } of storedWords(db)) words.set(word, { word, jobs: -jobs });
  for await (const name of storedNames(db))
    names.set(`${name.kind}|${name.folded}`, { ...name, jobs: -name.jobs });
  for await (const job of liveJobs(db, newest?.id ?? 0)) {
    if (signal?.aborted) return { words: 0, names: 0 };
    const terms = countedTerms(job);
    for (const word of terms.words) addCount(words, word, { word, jobs: 0 });
    for (const name of terms.names) addCount(names, `${name.kind}|${name.folded}`, { ...name, jobs: 0 });
  }

  const wrongWords = wrongCounts(words);
  const wrongNames = wrongCounts(names);
  await correctCounts(db, "search_words", ["word"], wrongWords);
  await correctCounts(db, "suggestions", ["kind", "folded", "text"], wrongNames);
  await db.deleteFrom("suggestions").where("jobs", "<=", 0).execute();
  return { words: wrongWords.length, names: wrongNames.length };
}

function addCount<Counted extends { jobs: number }>(
  counts: Map<string, Counted>,
  key: string,
  none: Counted,
): void {
  const known = counts.get(key) ?? none;
  known.jobs += 1;
  counts.set(key, known);
}

function wrongCounts<Counted extends { jobs: number }>(counts: Map<string, Counted>): Counted[] {
  return [...counts.values()].filter((counted) => counted.jobs !== 0);
}

/** Number of jobs and of counts in one statement: few enough that pages do not wait. */
const [jobsAtOnce, countsAtOnce] = [200, 1000];

async function correctCounts(
  db: Database,
  table: "search_words" | "suggestions",
  columns: readonly string[],
  corrections: readonly object[],
): Promise<void> {
  const key = sql.raw(table === "search_words" ? "word" : "kind, folded");
  const again = sql`on conflict (${key}) do update set jobs = greatest(stored.jobs + excluded.jobs, 0)`;
  for (let start = 0; start < corrections.length; start += countsAtOnce) {
    const rows = corrections.slice(start, start + countsAtOnce);
    await db.transaction().execute(async (transaction) => {
      await lockIndexForWriting(transaction);
      await insertRows(transaction, table, [...columns, "jobs"], rows, again);
    });
  }
}

async function* storedWords(db: Database): AsyncGenerator<CountedWord> {
  for (let last: string | null = ""; last !== null;) {
    const rows = await db
      .selectFrom("search_words")
      .selectAll()
      .where("word", ">", last)
      .orderBy("word")
      .limit(countsAtOnce)
      .execute();
    yield* rows;
    last = rows.length < countsAtOnce ? null : (rows.at(-1)?.word ?? null);
  }
}

async function* storedNames(db: Database): AsyncGenerator<CountedNames> {
  for (const kind of ["title", "company"] as const) {
    for (let last: string | null = ""; last !== null;) {
      const rows = await db
        .selectFrom("suggestions")
        .selectAll()
        .where("kind", "=", kind)
        .where("folded", ">", last)
        .orderBy("folded")
        .limit(countsAtOnce)
        .execute();
      yield* rows;
      last = rows.length < countsAtOnce ? null : (rows.at(-1)?.folded ?? null);
    }
  }
}

async function* liveJobs(db: Database, newest: number) {
  for (let last: number | null = 0; last !== null;) {
    const rows = await db
      .selectFrom("jobs")
      .innerJoin("postings as lead", "lead.id", "jobs.lead_posting_id")
      .select(["jobs.id", "jobs.title", "jobs.company"])
      .select(sql<string[] | null>`lead.facts->'skills'`.as("skills"))
      .select(
        sql<string>`concat_ws(' ', lead.facts->>'locationText', lead.facts->>'rawLocation')`.as(
          "locationTexts",
        ),
      )
      .where("jobs.id", ">", last)
      .where("jobs.id", "<=", newest)
      .where("jobs.gone_at", "is", null)
      .orderBy("jobs.id")
      .limit(jobsAtOnce)
      .execute();
    for (const row of rows) yield { ...row, skills: row.skills ?? [] };
    last = rows.length < jobsAtOnce ? null : (rows.at(-1)?.id ?? null);
  }
}
