import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { editDistance } from "../../../text/edit-distance.ts";
import type { Term } from "./group-terms.ts";
import type { KnownWord } from "./look-up-words.server.ts";

/** What hardly any advert has is taken for a slip when so many times more have a word near it. */
const muchMore = 50;

/**
 * The words of a query that the index does not know, with the nearest words it does know. Only words of four
 * letters and more are corrected, by one letter up to five letters and by two above; a slip is a letter too many,
 * missing, wrong or swapped with its neighbour. Of words equally near, one with
 * the same first and last letter is taken, then the most common.
 */
export async function correctSpelling(
  db: Database,
  terms: readonly Term[],
  known: ReadonlyMap<string, KnownWord>,
): Promise<Map<string, string>> {
  const corrections = new Map<string, string>();
  const unknown = terms
    .flatMap((term) => (term.isPhrase ? [] : term.words))
    .filter((word) => {
      const entry = known.get(word);
      if (word.length < 4 || /\d/.test(word) || !entry) return false;
      return (entry.jobs === 0 && entry.beginningJobs === 0) || isSlipOfOthers(entry);
    });
  for (const word of new Set(unknown)) {
    const near = await sql<{ word: string; jobs: number }>`
      select word, jobs from search_words
      where word % ${word} and jobs > 0 and length(word) between ${word.length - 2}::int and ${word.length + 2}::int
      order by similarity(word, ${word}) desc, jobs desc limit 40`.execute(db);
    const allowed = word.length <= 5 ? 1 : 2;
    const best = near.rows
      .map((row) => ({ ...row, distance: editDistance(word, row.word, allowed) }))
      .filter((row) => row.distance <= allowed && row.word !== word)
      .sort(
        (a, b) =>
          a.distance - b.distance || wrongEnds(a.word, word) - wrongEnds(b.word, word) || b.jobs - a.jobs,
      )[0];
    if (best && best.jobs >= muchMore * (known.get(word)?.jobs ?? 0)) corrections.set(word, best.word);
  }
  return corrections;
}

/** A long word that hardly any advert has may be the same slip in theirs: "acountant". */
function isSlipOfOthers({ word, jobs, beginningJobs }: KnownWord): boolean {
  return word.length >= 7 && jobs <= 2 && beginningJobs <= 2;
}

/** First and last letters are rarely what was mistyped: "electrican" is an electrician, not electrical. */
function wrongEnds(one: string, other: string): number {
  return Number(one[0] !== other[0]) + Number(one.at(-1) !== other.at(-1));
}
