import rows from "../../../../data/jobs/uninformative-words.json" with { type: "json" };
import { dateWordsOf } from "../../../text/date-words.ts";
import { languages, type Language } from "../../../occupations/words/language.ts";

/** "May" and the short names are other words, too. */
const months = dateWordsOf("en")
  .longMonths.filter((name) => name.length > 3)
  .map((name) => name.toLowerCase());

/**
 * Words that say nothing about the work, in the ten languages of the vocabulary. The English ones are in many descriptions
 * and hardly ever in a title, a skill, a company, a place or the name of an occupation. Folded.
 */
const words: ReadonlySet<string> = new Set([...rows.map(({ word }) => word), ...months]);

/** Words for a job or a search for one, which tell the language of a search ("praca devops"), and their languages. */
const jobWords = new Map(rows.map(({ word, job = "" }) => [word, job.split("; ")]));

const year = /^(?:19|20)\d\d$/;

/** Checks for a word that says nothing about the work: "urgent", "2026". It is folded. */
export function isUninformativeWord(word: string): boolean {
  return words.has(word) || year.test(word);
}

/** Returns the languages in which a word means a job or a search for one. It is folded. */
export function languagesOfJobWord(word: string): Language[] {
  return languages.filter((language) => jobWords.get(word)?.includes(language));
}
