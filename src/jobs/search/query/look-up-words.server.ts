import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { foreignLexemes } from "../../../text/stem-word.ts";

/** What the index knows of one typed word. */
export type KnownWord = {
  word: string;
  /** Jobs that have exactly this word in title, skills, company or place. */
  jobs: number;
  /** Its lexemes in other languages, of those that occur: "de:entwickl". */
  foreign: string[];
  /** Longer words it begins, the most common first. */
  beginnings: string[];
  /** Jobs that have the most common of them. */
  beginningJobs: number;
  /** Words it stands inside of, the most common first. */
  insides: string[];
};

/** "ai" is no part of "maintain": parts of words count from so many letters. */
const shortestPart = 3;
const mostBeginnings = 24;
const mostInsides = 12;
/** Sorts after every other, so that a prefix is a range of the index. */
const lastCharacter = "\u{10ffff}";

/** Asks the dictionary of indexed words about the words of a query, in one statement. */
export async function lookUpWords(db: Database, words: readonly string[]): Promise<Map<string, KnownWord>> {
  const known = new Map<string, KnownWord>();
  if (words.length === 0) return known;
  const rows = [...new Set(words)].map((word) => ({
    word,
    escaped: word.replace(/[\\%_]/g, "\\$&"),
    foreign: foreignLexemes(word),
  }));
  const result = await sql<{
    word: string;
    jobs: number | null;
    foreign: string[] | null;
    beginnings: string[] | null;
    beginningJobs: number | null;
    insides: string[] | null;
  }>`
    select asked.word,
      (select w.jobs from search_words w where w.word = asked.word) as jobs,
      (select array_agg(w.word) from search_words w where w.word = any(asked."foreign")) as "foreign",
      b.words as beginnings, b.jobs as "beginningJobs",
      (select array_agg(i.word) from (
         select w.word from search_words w
         where length(asked.word) >= ${shortestPart}::int
           and w.word like '%_' || asked.escaped || '%' and w.jobs > 0
         order by w.jobs desc limit ${mostInsides}::int) i) as insides
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as asked(word text, escaped text, "foreign" text[])
    left join lateral (
      select array_agg(longer.word order by longer.jobs desc) as words, max(longer.jobs) as jobs from (
         select w.word, w.jobs from search_words w
         where length(asked.word) >= ${shortestPart}::int
           and w.word ~>~ asked.word and w.word !~ ':' and w.word ~<~ (asked.word || ${lastCharacter}::text)
         order by w.jobs desc, w.word limit ${mostBeginnings}::int) longer) b on true`.execute(db);
  for (const row of result.rows) {
    known.set(row.word, {
      word: row.word,
      jobs: Math.max(row.jobs ?? 0, 0),
      foreign: row.foreign ?? [],
      beginnings: row.beginnings ?? [],
      beginningJobs: row.beginningJobs ?? 0,
      insides: row.insides ?? [],
    });
  }
  return known;
}
