import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { editDistance } from "../../../text/edit-distance.ts";
import type { Term } from "./parse-keywords.ts";
import type { KnownWord } from "./look-up-words.server.ts";

/** A rare word counts as a typing error when a similar word is this many times as common. */
const muchMore = 50;

/**
 * Finds the nearest indexed words for the words of a query that the index does not know. Only words of at least four
 * letters are corrected: by one letter up to a length of five, by two above. A typing error is a letter too many,
 * missing, wrong or swapped with its neighbour. Among equally near words, one with the same first and last letter is
 * preferred, then the most common.
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

/** Checks for a long word in very few adverts. They may have the same typing error: "acountant". */
function isSlipOfOthers({ word, jobs, beginningJobs }: KnownWord): boolean {
  return word.length >= 7 && jobs <= 2 && beginningJobs <= 2;
}

/**
 * Counts differing first and last letters, which are rarely mistyped: "electrican" is an electrician, not electrical.
 */
function wrongEnds(one: string, other: string): number {
  return Number(one[0] !== other[0]) + Number(one.at(-1) !== other.at(-1));
}
