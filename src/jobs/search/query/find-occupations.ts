import { linkOccupations, type OccupationLink } from "../../../occupations/link-occupations.ts";
import { occupationNames } from "../../../occupations/occupation-names.ts";
import { languages, type Language } from "../../../occupations/words/language.ts";
import { wordsOf } from "../../../occupations/words/words.ts";
import { findSkills } from "../../normalise/skills/find-skills.ts";
import { stemWord } from "../../../text/stem-word.ts";
import { stopWords } from "../../../text/stop-words.ts";
import { isUninformativeWord } from "./uninformative-words.ts";
import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";

/** Words next to each other that name an occupation. */
export type OccupationSpan = {
  start: number;
  end: number;
  links: readonly OccupationLink[];
  /** False when the occupation's name has none of the words: a scrum master is one of many project managers. */
  sharesNameWord: boolean;
  /** Languages whose names of occupations have all the words, if English ones have none: Polish for "programista". */
  languages: readonly Language[];
  /**
   * Those words without which the others name the same occupation, though its name lacks them, each with the words that
   * other names have in its place: "truck", "lorry" of "truck driver".
   */
  modifiers: readonly (readonly string[])[];
};

/** Words name an occupation if they agree with one of its labels this well, and if the link is this sure. */
const [minFit, minScore, minScoreOfName] = [0.9, 0.7, 0.5];
/** Occupations that fit as well as the best are meant, too. */
const minShareOfBest = 0.995;
const maxLinks = 4;
/** Words in the longest name that is looked for. */
const maxSpanWords = 5;
/** A level is a condition of its own, not a part of the name. */
const levelWords = /^(?:senior|junior|sr|snr|jr|jnr|graduate|trainee|lead)$/;
const maxRemembered = 10_000;

/** Phrases that resemble a name in some language, but are about hours, level or place. */
const notNames =
  /^(?:(?:part|full|home|work|time|remote|from|senior|junior|entry|level|city|night|week|weekend|day) ?)+$/;

const remembered = new Map<string, readonly OccupationLink[]>();

/** Returns the occupations that a text names, most likely first; empty if that is not sure. */
export function matchOccupations(vocabulary: Vocabulary, text: string): readonly OccupationLink[] {
  const known = remembered.get(text);
  if (known) return known;
  const links = notNames.test(text)
    ? []
    : confidentLinks(linkOccupations(vocabulary, text, { limit: maxLinks }), text);
  const isExact = findSkills(text).length > 0 || needsExactLabel(vocabulary, text);
  const found = isExact ? links.filter(({ matched }) => containsWords(matched ?? "", text)) : links;
  // Words follow Zipf's law: emptying a full cache costs less than tracking what was used last.
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

/** A single word this short resembles words of many languages. */
const maxShortWordLength = 5;

function needsExactLabel(vocabulary: Vocabulary, text: string): boolean {
  return !text.includes(" ") && (text.length <= maxShortWordLength || isOccupationWord(vocabulary, text));
}

/** Checks that a label has the words of a text: "camera" is English, though an Italian label for waiters resembles it. */
export function containsWords(label: string, text: string): boolean {
  const stems = new Set(wordsOf(label).map((word) => stemWord(word, "en")));
  return wordsOf(text).every((word) => stems.has(stemWord(word, "en")));
}

/** Checks whether a word is common in English names of occupations: "sales", "mobile". */
export function isOccupationWord(vocabulary: Vocabulary, word: string): boolean {
  return wordsOf(word).every((one) => (vocabulary.lookUp(one).weights[0] ?? 0) > 0);
}

/** Checks for a word that is in no name of an occupation in any language, such as a typing error. */
export function isUnknownWord(vocabulary: Vocabulary, word: string): boolean {
  return wordsOf(word).every((one) => vocabulary.lookUp(one).weights.every((weight) => weight === 0));
}

/**
 * Returns the languages of a name that is not English: those in which the occupation has this name, or else those that
 * have all the words. Names of skills are the same in all of them.
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

function confidentLinks(links: readonly OccupationLink[], text: string): OccupationLink[] {
  const best = links[0];
  if (!best || best.fit < minFit) return [];
  // A name that several occupations share is still a name.
  const isName = containsWords(best.matched ?? "", text) && containsWords(text, best.matched ?? "");
  if (best.score < (isName ? minScoreOfName : minScore)) return [];
  return links.filter(({ matched, fit }) => matched !== null && fit >= best.fit * minShareOfBest);
}

const fitOf = ({ links }: OccupationSpan) => Math.round((links[0]?.fit ?? 0) * 200);

/** Number of words of a name that is a label word for word, in its order; 0 for others. "Stock controller" is no controller. */
function exactLength({ start, end, links }: OccupationSpan, words: readonly string[]): number {
  const text = words.slice(start, end).join(" ");
  return end - start > 1 && stemsOf(links[0]?.matched ?? "") === stemsOf(text) ? end - start : 0;
}

/** Stems without stop words, because searches have none: "monitoring evaluation officer". "IT" is kept. */
const stemsOf = (text: string) =>
  wordsOf(text)
    .filter((word) => word === "it" || !stopWords.has(word))
    .map((word) => stemWord(word, "en"))
    .join(" ");

/** Checks for a first or last word that adds nothing: "senior data analyst" is the same occupation as "data analyst". */
function hasUninformativeEdge(
  { start, end, links }: OccupationSpan,
  words: readonly string[],
  all: readonly OccupationSpan[],
): boolean {
  const own = stemsOf(words.slice(start, end).join(" "));
  if (links.some(({ matched }) => matched !== null && stemsOf(matched) === own)) return false;
  return all.some(
    (other) =>
      other.end - other.start === end - start - 1 &&
      other.start >= start &&
      other.end <= end &&
      other.links.some(({ code }) => code === links[0]?.code),
  );
}

/** Checks for a first or last word that says nothing about work, unless a label has it: "design asap", but not "recruiting manager". */
function hasUninformativeWord(words: readonly string[], links: readonly OccupationLink[]): boolean {
  const isUninformative = isUninformativeWord(words[0] ?? "") || isUninformativeWord(words.at(-1) ?? "");
  const own = stemsOf(words.join(" "));
  return isUninformative && !links.some(({ matched }) => matched !== null && stemsOf(matched) === own);
}

/**
 * Finds the words that name an occupation. Of overlapping names, the longest one that is a label is taken, or else the one
 * that agrees best with its label, and the longest of equal ones: "android developer", not "developer".
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
      if (links.length > 0 && !hasUninformativeWord(words.slice(start, end), links))
        all.push({ start, end, links, modifiers: [], sharesNameWord: true, languages: [] });
    }
  }
  const spans = all.filter((span) => !hasUninformativeEdge(span, words, all));
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

/** Returns a word of a name, and the words that other names have in its place: "lorry driver" is also "truck driver". */
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

function sharesWord(label: string, words: readonly string[]): boolean {
  return words.some((word) => word.length >= minModifierLength && containsWords(label, word));
}

/** Shorter words are particles: "d'anglais". */
const minModifierLength = 3;

function modifiersOf(
  words: readonly string[],
  [best]: readonly OccupationLink[],
  match: (text: string) => readonly OccupationLink[],
): string[] {
  const nonEmpty = words.filter(Boolean);
  if (!best || nonEmpty.length < 2) return [];
  return nonEmpty.filter((word, at) => {
    const others = nonEmpty.toSpliced(at, 1).join(" ");
    if (word.length < minModifierLength) return false;
    return !containsWords(best.label, word) && match(others).some(({ code }) => code === best.code);
  });
}
