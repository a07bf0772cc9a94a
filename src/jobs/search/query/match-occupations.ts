import { linkOccupations, type OccupationLink } from "../../../occupations/link-occupations.ts";
import { occupationNames } from "../../../occupations/occupation-names.ts";
import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import { wordsOf } from "../../../occupations/words/words.ts";
import { foldText } from "../../../text/fold-text.ts";
import { stemWord } from "../../../text/stem-word.ts";
import { findSkills } from "../../extraction/skills/find-skills.ts";

/** Words name an occupation if the link has this fit and this score. A label that has exactly the words needs less. */
const [minFit, minScore, minScoreOfName] = [0.9, 0.7, 0.5];
/** Other occupations are also meant if their fit is this share of the best. */
const minShareOfBest = 0.995;
const maxLinks = 4;
/** The maximum number of texts in memory. */
const maxRemembered = 10_000;

/** Matches phrases about hours, level or place. Some resemble a name in another language. */
const notNames =
  /^(?:(?:part|full|home|work|time|remote|from|senior|junior|entry|level|city|night|week|weekend|day) ?)+$/;

const remembered = new Map<string, readonly OccupationLink[]>();

/** Returns the occupations that a text surely names, most likely first. */
export function matchOccupations(vocabulary: Vocabulary, text: string): readonly OccupationLink[] {
  const known = remembered.get(text);
  if (known) return known;
  const links = notNames.test(text)
    ? []
    : confidentLinks(linkOccupations(vocabulary, text, { limit: maxLinks }), text);
  const isExact = findSkills(text).length > 0 || needsExactLabel(vocabulary, text);
  const found = isExact ? links.filter(({ matched }) => containsWords(matched ?? "", text)) : links;
  // Most lookups are for a few frequent words, so a full cache is emptied and fills again soon.
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(text, found);
  return found;
}

const rememberedNames = new Map<string, readonly string[]>();

/** Returns the English names of an occupation, folded. */
export function namesOfOccupation(vocabulary: Vocabulary, code: string): readonly string[] {
  const known = rememberedNames.get(code) ?? occupationNames(vocabulary, [code], null);
  rememberedNames.set(code, known);
  return known;
}

/** Single words up to this length resemble words of many languages. */
const maxShortWordLength = 5;

/** Checks for a word that only a label with this word may match: an Italian label for waiters resembles "camera". */
function needsExactLabel(vocabulary: Vocabulary, text: string): boolean {
  return !text.includes(" ") && (text.length <= maxShortWordLength || isOccupationWord(vocabulary, text));
}

/** Checks that a label has all words of a text, in any form. */
export function containsWords(label: string, text: string): boolean {
  const stems = new Set(wordsOf(label).map((word) => stemWord(word, "en")));
  return wordsOf(text).every((word) => stems.has(stemWord(word, "en")));
}

/** Checks whether all the words together are a name of an occupation in any language: "auxiliaire de vie". */
export function isNameOfOccupation(vocabulary: Vocabulary, text: string): boolean {
  return matchOccupations(vocabulary, foldText(text)).some(
    ({ matched }) => matched !== null && containsWords(matched, text) && containsWords(text, matched),
  );
}

/** Checks whether an English name of an occupation has the word: "sales", "mobile". */
export function isOccupationWord(vocabulary: Vocabulary, word: string): boolean {
  return wordsOf(word).every((one) => (vocabulary.lookUp(one).weights[0] ?? 0) > 0);
}

/** Checks for a word that no name of an occupation in any language has, such as a typing error. */
export function isUnknownWord(vocabulary: Vocabulary, word: string): boolean {
  return wordsOf(word).every((one) => vocabulary.lookUp(one).weights.every((weight) => weight === 0));
}

/** Returns the links that surely name an occupation: the best one, and others that fit as well. */
function confidentLinks(links: readonly OccupationLink[], text: string): OccupationLink[] {
  const best = links[0];
  if (!best || best.fit < minFit) return [];
  // A name that several occupations share is still a name.
  const isName = containsWords(best.matched ?? "", text) && containsWords(text, best.matched ?? "");
  if (best.score < (isName ? minScoreOfName : minScore)) return [];
  return links.filter(({ matched, fit }) => matched !== null && fit >= best.fit * minShareOfBest);
}
