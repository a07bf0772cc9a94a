import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { escapeLike } from "../../../text/escape-like.ts";
import { foreignLexemes } from "../../../text/stem-word.ts";

/** Facts about one typed word in the index. */
export type KnownWord = {
  word: string;
  /** Jobs that have exactly this word in title, skills, company or place. */
  jobs: number;
  /** True if any job has it, also in its description. */
  isIndexed: boolean;
  /** Those of its lexemes in other languages that occur in the index: "de:entwickl". */
  foreign: string[];
  /** Longer words that begin with it, the most common first. */
  startingWith: string[];
  /** Number of jobs with the most common of these longer words. */
  startingWithJobs: number;
  /** Longer words that end with it, the most common first. */
  endingWith: string[];
};

/** The typed words that were looked up, by word. */
export type KnownWords = ReadonlyMap<string, KnownWord>;

/** Words are matched by their parts from this length on, so that "ai" does not match "maintain". */
const minPartLength = 3;
const maxStartingWith = 24;
const maxEndingWith = 12;
/** Sorts after every other character, so that a prefix is a range of the index. */
const lastCharacter = "\u{10ffff}";

/**
 * Looks up the words of a query in the dictionary of indexed words, in one statement. Lexemes are joined, since
 * PostgreSQL would look up a list in the index of parts of words, which is hundreds of times slower.
 */
export async function lookUpWords(db: Database, words: readonly string[]): Promise<Map<string, KnownWord>> {
  const known = new Map<string, KnownWord>();
  if (words.length === 0) return known;
  const rows = [...new Set(words)].map((word) => ({
    word,
    escaped: escapeLike(word),
    foreign: foreignLexemes(word),
  }));
  const result = await sql<{
    word: string;
    jobs: number | null;
    foreign: string[] | null;
    startingWith: string[] | null;
    startingWithJobs: number | null;
    endingWith: string[] | null;
  }>`
    select typed.word,
      (select w.jobs from search_words w where w.word = typed.word) as jobs,
      (select array_agg(w.word) from unnest(typed."foreign") as lexeme (word) join search_words w using (word))
        as "foreign",
      b.words as "startingWith", b.jobs as "startingWithJobs",
      (select array_agg(i.word) from (
         select w.word from search_words w
         where length(typed.word) >= ${minPartLength}::int
           and w.word like '%_' || typed.escaped and w.jobs > 0
         order by w.jobs desc limit ${maxEndingWith}::int) i) as "endingWith"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as typed(word text, escaped text, "foreign" text[])
    left join lateral (
      select array_agg(longer.word order by longer.jobs desc) as words, max(longer.jobs) as jobs from (
         select w.word, w.jobs from search_words w
         where length(typed.word) >= ${minPartLength}::int
           and w.word ~>~ typed.word and w.word !~ ':' and w.word ~<~ (typed.word || ${lastCharacter}::text)
         order by w.jobs desc, w.word limit ${maxStartingWith}::int) longer) b on true`.execute(db);
  for (const row of result.rows) {
    known.set(row.word, {
      word: row.word,
      jobs: Math.max(row.jobs ?? 0, 0),
      isIndexed: row.jobs !== null,
      foreign: row.foreign ?? [],
      startingWith: row.startingWith ?? [],
      startingWithJobs: row.startingWithJobs ?? 0,
      endingWith: row.endingWith ?? [],
    });
  }
  return known;
}
