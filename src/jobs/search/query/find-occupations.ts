import type { OccupationLink } from "../../../occupations/link-occupations.ts";
import { occupationNames } from "../../../occupations/occupation-names.ts";
import { languages, type Language } from "../../../occupations/words/language.ts";
import { wordsOf } from "../../../occupations/words/words.ts";
import { findSkills } from "../../extraction/skills/find-skills.ts";
import { stemWord } from "../../../text/stem-word.ts";
import { stopWords } from "../../../text/stop-words.ts";
import { containsWords, isUnknownWord, matchOccupations } from "./match-occupations.ts";
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
};

/** Shorter words are particles: "d'anglais". */
const minWordLength = 3;
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
  const general = words.filter((word) => word.length >= minWordLength && findSkills(word).length === 0);
  const weights = general.flatMap(wordsOf).map((word) => vocabulary.lookUp(word).weights);
  if (weights.every(([english = 0]) => english > 0)) return [];
  const possible = languages.filter((_, at) => weights.every((one) => (one[at] ?? 0) > 0));
  const codes = links.map(({ code }) => code);
  const name = general.join(" ");
  const exact = possible.filter((language) => occupationNames(vocabulary, codes, language).includes(name));
  return exact.length > 0 ? exact : possible;
}

type FoundName = Pick<OccupationSpan, "start" | "end" | "links">;

const fitOf = ({ links }: FoundName) => Math.round((links[0]?.fit ?? 0) * 200);

/** Returns the stems of a text without stop words, because searches have none. Keeps "it", which is also "IT". */
const stemsOf = (text: string) =>
  wordsOf(text)
    .filter((word) => word === "it" || !stopWords.has(word))
    .map((word) => stemWord(word, "en"))
    .join(" ");

/** Checks for a first or last word without which the others name the same occupation, unless a label has all words. */
function hasRedundantEdge(
  { start, end, links }: FoundName,
  words: readonly string[],
  all: readonly FoundName[],
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
 * Finds the words that name occupations, in their order. Of overlapping names, it takes the one with the best fit, and the
 * longest of equal ones: "android developer", not "developer".
 *
 * @param match returns the occupations that a text names.
 */
export function findOccupations(
  words: readonly string[],
  vocabulary: Vocabulary,
  match: typeof matchOccupations = matchOccupations,
): OccupationSpan[] {
  const all: FoundName[] = [];
  for (let start = 0; start < words.length; start++) {
    // An empty word belongs to the compound before it.
    if (words[start] === "" || levelWords.test(words[start] ?? "")) continue;
    for (let end = start + 1; end <= Math.min(words.length, start + maxSpanWords); end++) {
      if (words[end - 1] === '"') break;
      const edges = [words[start] ?? "", words[end - 1] ?? ""];
      if (words[end] === "" || (end - start > 1 && edges.some((word) => isUnknownWord(vocabulary, word))))
        continue;
      const name = words.slice(start, end);
      const links = match(vocabulary, name.filter(Boolean).join(" "));
      if (links.length > 0 && !hasUninformativeEdge(name, links)) all.push({ start, end, links });
    }
  }
  const best = all
    .filter((span) => !hasRedundantEdge(span, words, all))
    .sort((a, b) => fitOf(b) - fitOf(a) || b.end - b.start - (a.end - a.start));
  const taken: FoundName[] = [];
  for (const span of best) {
    if (taken.every(({ start, end }) => span.end <= start || span.start >= end)) taken.push(span);
  }
  return taken
    .sort((a, b) => a.start - b.start)
    .map((span) => {
      const name = words.slice(span.start, span.end);
      return {
        ...span,
        sharesNameWord: sharesWord(span.links[0]?.label ?? "", name),
        languages: foreignLanguages(vocabulary, name, span.links),
      };
    });
}

/** Checks whether a label has one of the words. */
function sharesWord(label: string, words: readonly string[]): boolean {
  return words.some((word) => word.length >= minWordLength && containsWords(label, word));
}
