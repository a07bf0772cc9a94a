import type { OccupationLink } from "../../../occupations/link-occupations.ts";
import { occupationNames } from "../../../occupations/occupation-names.ts";
import { languages, type Language } from "../../../occupations/words/language.ts";
import { wordsOf } from "../../../occupations/words/words.ts";
import { findSkills } from "../../extraction/skills/find-skills.ts";
import { stemWord } from "../../../text/stem-word.ts";
import { stopWords } from "../../../text/stop-words.ts";
import {
  containsWords,
  isOccupationWord,
  isUnknownWord,
  matchOccupations,
  namesOfOccupation,
} from "./match-occupations.ts";
import { isUninformativeWord } from "./uninformative-words.ts";
import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";

/** Adjacent words that name an occupation. */
export type OccupationSpan = {
  /** Position of the first word. */
  start: number;
  /** Position after the last word. */
  end: number;
  /** The occupations, most likely first. */
  links: readonly OccupationLink[];
  /** False if the first occupation's name has none of the words: a scrum master is one of many project managers. */
  sharesNameWord: boolean;
  /** Languages of a name that is not English: Polish for "programista". Empty if English names have all the words. */
  languages: readonly Language[];
  /**
   * The modifiers among the words, each with the words that other names of the occupation have in its place: "truck" and
   * "lorry" in "truck driver". The other words name the same occupation, and its English name lacks the modifier.
   */
  modifiers: readonly (readonly string[])[];
};

/** Names with more words are not looked for. */
const maxSpanWords = 5;
/** Levels are separate conditions. No name begins with one. */
const levelWords = /^(?:senior|junior|sr|snr|jr|jnr|graduate|trainee|lead)$/;

/**
 * Returns the languages of a name: those in which an occupation has this name, or else those that know all the words. Skills
 * are ignored, because their names are the same in all languages. Returns none if English names have all the words.
 */
function foreignLanguages(
  vocabulary: Vocabulary,
  words: readonly string[],
  links: readonly OccupationLink[],
): Language[] {
  const general = words.filter((word) => word.length >= minModifierLength && findSkills(word).length === 0);
  const weights = general.flatMap(wordsOf).map((word) => vocabulary.lookUp(word).weights);
  if (weights.every(([english = 0]) => english > 0)) return [];
  const possible = languages.filter((_, at) => weights.every((one) => (one[at] ?? 0) > 0));
  const codes = links.map(({ code }) => code);
  const name = general.join(" ");
  const exact = possible.filter((language) => occupationNames(vocabulary, codes, language).includes(name));
  return exact.length > 0 ? exact : possible;
}

const fitOf = ({ links }: OccupationSpan) => Math.round((links[0]?.fit ?? 0) * 200);

/**
 * Returns the number of words of a name that equals a label, in the same order; 0 for others and for single words. "Stock
 * controller" is therefore preferred to "controller".
 */
function exactLength({ start, end, links }: OccupationSpan, words: readonly string[]): number {
  const text = words.slice(start, end).join(" ");
  return end - start > 1 && stemsOf(links[0]?.matched ?? "") === stemsOf(text) ? end - start : 0;
}

/** Returns the stems of a text without stop words, because searches have none. Keeps "it", which is also "IT". */
const stemsOf = (text: string) =>
  wordsOf(text)
    .filter((word) => word === "it" || !stopWords.has(word))
    .map((word) => stemWord(word, "en"))
    .join(" ");

/** Checks for a first or last word without which the others name the same occupation, unless a label has all words. */
function hasRedundantEdge(
  { start, end, links }: OccupationSpan,
  words: readonly string[],
  all: readonly OccupationSpan[],
): boolean {
  const stems = stemsOf(words.slice(start, end).join(" "));
  if (links.some(({ matched }) => matched !== null && stemsOf(matched) === stems)) return false;
  return all.some(
    (other) =>
      other.end - other.start === end - start - 1 &&
      other.start >= start &&
      other.end <= end &&
      other.links.some(({ code }) => code === links[0]?.code),
  );
}

/** Checks for an uninformative first or last word, unless a label has all words: "design asap", not "recruiting manager". */
function hasUninformativeEdge(words: readonly string[], links: readonly OccupationLink[]): boolean {
  const isUninformative = isUninformativeWord(words[0] ?? "") || isUninformativeWord(words.at(-1) ?? "");
  const stems = stemsOf(words.join(" "));
  return isUninformative && !links.some(({ matched }) => matched !== null && stemsOf(matched) === stems);
}

/**
 * Finds the words that name occupations, in their order. Of overlapping names, it takes the longest one that equals a label
 * and has no modifier. If there is none, it takes the one with the best fit, and the longest of equal ones: "android
 * developer", not "developer".
 *
 * @param match returns the occupations that a text names.
 */
export function findOccupations(
  words: readonly string[],
  vocabulary: Vocabulary,
  match: typeof matchOccupations = matchOccupations,
): OccupationSpan[] {
  const all: OccupationSpan[] = [];
  for (let start = 0; start < words.length; start++) {
    if (levelWords.test(words[start] ?? "")) continue;
    for (let end = start + 1; end <= Math.min(words.length, start + maxSpanWords); end++) {
      if (words[end - 1] === '"') break;
      // An empty word belongs to the compound before it.
      if (words[start] === "" || words[end] === "") continue;
      if (
        end - start > 1 &&
        [words[start], words[end - 1]].some((word) => isUnknownWord(vocabulary, word ?? ""))
      )
        continue;
      const links = match(vocabulary, words.slice(start, end).filter(Boolean).join(" "));
      if (links.length > 0 && !hasUninformativeEdge(words.slice(start, end), links))
        all.push({ start, end, links, modifiers: [], sharesNameWord: true, languages: [] });
    }
  }
  const spans = all.filter((span) => !hasRedundantEdge(span, words, all));
  const best = spans
    .map((span) => ({
      ...span,
      modifiers: modifiersOf(words.slice(span.start, span.end), span.links, (text) => match(vocabulary, text))
        .filter((word) => isOccupationWord(vocabulary, word))
        .map((word) =>
          interchangeableWords(
            word,
            words.slice(span.start, span.end),
            namesOfOccupation(vocabulary, span.links[0]?.code ?? ""),
          ),
        ),
      sharesNameWord: sharesWord(span.links[0]?.label ?? "", words.slice(span.start, span.end)),
      languages: foreignLanguages(vocabulary, words.slice(span.start, span.end), span.links),
    }))
    .map((span) => ({ ...span, exact: span.modifiers.length > 0 ? 0 : exactLength(span, words) }))
    .sort((a, b) => b.exact - a.exact || fitOf(b) - fitOf(a) || b.end - b.start - (a.end - a.start));
  const taken: OccupationSpan[] = [];
  for (const { exact: _, ...span } of best) {
    if (taken.every(({ start, end }) => span.end <= start || span.start >= end)) taken.push(span);
  }
  return taken.sort((a, b) => a.start - b.start);
}

/** Returns a word of a name and the words that other names have in its place: "lorry" and "truck" for "lorry driver". */
function interchangeableWords(word: string, words: readonly string[], names: readonly string[]): string[] {
  const nonEmpty = words.filter(Boolean);
  const at = nonEmpty.indexOf(word);
  const before = nonEmpty
    .slice(0, at)
    .map((one) => `${one} `)
    .join("");
  const after = nonEmpty
    .slice(at + 1)
    .map((one) => ` ${one}`)
    .join("");
  const others = names
    .filter((name) => name.startsWith(before) && name.endsWith(after))
    .map((name) => name.slice(before.length, name.length - after.length))
    .filter((other) => /^[\p{L}\p{N}]+$/u.test(other));
  return [...new Set([word, ...others])];
}

/** Checks whether a label has one of the words. */
function sharesWord(label: string, words: readonly string[]): boolean {
  return words.some((word) => word.length >= minModifierLength && containsWords(label, word));
}

/** Shorter words are particles: "d'anglais". */
const minModifierLength = 3;

/**
 * Returns the words that a wider name lacks: the other words name one of the occupations, and the English name of the first
 * does not have the word.
 */
function modifiersOf(
  words: readonly string[],
  links: readonly OccupationLink[],
  match: (text: string) => readonly OccupationLink[],
): string[] {
  const nonEmpty = words.filter(Boolean);
  const [best] = links;
  if (!best || nonEmpty.length < 2) return [];
  return nonEmpty.filter((word, at) => {
    const others = nonEmpty.toSpliced(at, 1).join(" ");
    if (word.length < minModifierLength) return false;
    return (
      !containsWords(best.label, word) &&
      match(others).some(({ code }) => links.some((link) => link.code === code))
    );
  });
}
