import { sql } from "kysely";
import type { Database } from "../platform/database/tables.ts";
import { quoteLexeme } from "../text/quote-lexeme.ts";
import { stemWord } from "../text/stem-word.ts";
import { stopWords } from "../text/stop-words.ts";
import { tokenise } from "../text/tokenise.ts";
import type { JobSummary } from "./job-summary.ts";
import { nothingLeftOut, notLeftOut, type LeftOut } from "./left-out.server.ts";
import { notClosed } from "./not-closed.server.ts";
import { readSummaries } from "./search/match/read-summaries.server.ts";
import { placeTerm } from "./search/filters/index-terms.ts";
import { newestDays } from "./search/match/day-window.ts";
import { readDays } from "./search/match/read-overview.server.ts";

/** Only this many of the newest jobs are compared. */
const lookedThrough = 30_000;
/** Words of a title that give seniority or place, not the occupation. */
const unspecific = new Set(
  "senior junior lead staff principal head chief associate assistant intern internship trainee graduate remote hybrid onsite full part time i ii iii iv sr jr mid level team new the and of for".split(
    " ",
  ),
);

/**
 * Finds open jobs similar to a job, in its countries if it has any. Shared words of the title weigh most, then skills.
 * Long titles that list many roles score lower. Other jobs of the same company score lower, because the company's own
 * page lists them anyway.
 */
export async function similarJobs(
  db: Database,
  id: number,
  { limit, now, leftOut = nothingLeftOut }: { limit: number; now: Date; leftOut?: LeftOut },
): Promise<JobSummary[]> {
  const job = await db
    .selectFrom("jobs")
    .leftJoin("postings as lead", "lead.id", "jobs.lead_posting_id")
    .select(["jobs.title", "jobs.company", "lead.facts"])
    .where("jobs.id", "=", id)
    .executeTakeFirst();
  if (!job) return [];
  const titleWords = tokenise(job.title, 1, 40)
    .map((token) => token.word)
    .filter((word) => !stopWords.has(word) && !unspecific.has(word));
  const skillWords = tokenise((job.facts?.skills ?? []).slice(0, 8).join(", "), 1, 30).map(
    (token) => token.word,
  );
  const anyOf = (words: string[], mark: string) =>
    [...new Set(words)].map((word) => quoteLexeme(stemWord(word, "en")) + mark).join(" | ");
  const title = anyOf(titleWords, ":A");
  const wanted = title || anyOf(skillWords, "");
  if (!wanted) return [];
  const ranked = [title, anyOf(skillWords, ":AB")].filter(Boolean).join(" | ");
  const countries = [
    ...new Set((job.facts?.places ?? []).map((place) => quoteLexeme(placeTerm.country(place.countryCode)))),
  ];
  const inCountry = countries.length > 0 ? ` & (${countries.join(" | ")})` : "";
  const window = newestDays(await readDays(db), lookedThrough);
  const days = window ? ` & (${window.lexemes.map(quoteLexeme).join(" | ")})` : "";
  const rows = await sql<{ id: number }>`
    select j.id from jobs j
    where j.head @@ ${`(${wanted})${inCountry}${days}`}::tsquery and ${sql.join([sql`j.id <> ${id}`, notClosed(now), ...notLeftOut(leftOut)], sql` and `)}
    order by
      ts_rank('{0, 0, 0.35, 1}', j.head, ${ranked}::tsquery) / sqrt(greatest(j.title_words, 2))
        * (case when j.company = ${job.company} then 0.7 else 1 end) desc,
      j.fresh_at desc, j.id desc
    limit ${limit}::int`.execute(db);
  return readSummaries(
    db,
    rows.rows.map((row) => row.id),
  );
}
