import { parseTitle, type ParsedTitle } from "./match/parse-title.ts";
import { scoreLabels, type ScoredOccupation } from "./match/score-labels.ts";
import { generalNames } from "./words/title-words.ts";
import { labelText, type Vocabulary } from "./vocabulary/vocabulary.ts";
import { wordsOf, normaliseTitle } from "./words/words.ts";

/** An occupation that a title or a search may mean. */
export type OccupationLink = {
  /** ESCO's id without its address: "occupation/45037d43-…". */
  concept: string;
  /** English preferred label. */
  label: string;
  /** How sure the link is, from 0 to 1. */
  score: number;
  /** ESCO's code, which begins with that of its wider occupations: "8332.2". */
  code: string;
  /** ISCO-08 unit group: "8332". */
  isco: string;
  /** The label that matched; null for an occupation listed only because it is related to a better one. */
  matched: string | null;
  /** How well the words agree, from 0 to 1. Common words and other good matches lower only `score`. */
  fit: number;
};

const defaultLimit = 10;
/** The rest of a longer text is ignored. */
const maxLength = 300;
/** Number of the best labels that are compared by spelling. */
const minCompared = 12;
/** Factor for the score if the best label is a name that many occupations share. */
const generalNameFactor = 0.3;

/**
 * Finds the occupations that a title of an advert or the words of a search mean, best first. Returns `limit` occupations.
 * If fewer match, related ones follow. Returns none if no word is known.
 *
 * @param options.language ISO 639-1 code of the text, if known. Only labels in this language and in English are compared,
 *   unless none of them has a word of the text.
 * @example linkOccupations(vocabulary, "Kierowca kat. C+E", { language: "pl" })[0]?.label // "cargo vehicle driver"
 */
export function linkOccupations(
  vocabulary: Vocabulary,
  text: string,
  { language, limit = defaultLimit }: { language?: string | undefined; limit?: number } = {},
): OccupationLink[] {
  const title = text.slice(0, maxLength);
  const titles = parseTitle(vocabulary, title, language);
  const scored = scoreLabels(vocabulary, titles, language).slice(0, Math.max(limit, minCompared));
  const ranked = preferExact(vocabulary, title, scored).slice(0, limit);
  const best = ranked[0] && wordsOf(labelText(vocabulary, ranked[0].label)).join(" ");
  const isGeneral = best !== undefined && generalNames.has(best);
  const certainty = confidence(vocabulary, titles, ranked) * (isGeneral ? generalNameFactor : 1);
  return addNearest(vocabulary, ranked, limit).map(({ concept, label, fit }) => ({
    concept: vocabulary.ids[concept] ?? "",
    label: vocabulary.names[concept] ?? "",
    score: round(Math.min(1, fit) * certainty),
    code: vocabulary.codes[concept] ?? "",
    isco: vocabulary.codes[concept]?.slice(0, 4) ?? "",
    matched: label === null ? null : labelText(vocabulary, label),
    fit: round(Math.min(1, fit)),
  }));
}

const round = (score: number) => Math.round(score * 1000) / 1000;

/** The share of the fit that depends on spelling: "store manager" and "stores manager" have the same tokens. */
const spellingShare = 0.04;

/** Lowers the fit of labels whose words are spelled differently in the title, and sorts again. */
function preferExact(
  vocabulary: Vocabulary,
  text: string,
  ranked: readonly ScoredOccupation[],
): ScoredOccupation[] {
  const titleWords = new Set(wordsOf(normaliseTitle(text)));
  return ranked
    .map(({ concept, label, fit }) => {
      const words = wordsOf(normaliseTitle(labelText(vocabulary, label)));
      const same = words.filter((word) => titleWords.has(word)).length;
      return {
        concept,
        label,
        fit: fit * (1 - spellingShare + (spellingShare * same) / Math.max(words.length, 1)),
      };
    })
    .sort((a, b) => b.fit - a.fit || a.concept - b.concept);
}

/** An occupation without a matching label. */
type NearbyOccupation = { concept: number; label: null; fit: number };

/** A related occupation has at most this share of the best fit. */
const relatedShare = 0.3;

/** Fills a list up to the limit with the occupations whose codes are most similar to that of the best one. */
function addNearest(
  { codes }: Vocabulary,
  ranked: readonly ScoredOccupation[],
  limit: number,
): (ScoredOccupation | NearbyOccupation)[] {
  const [best] = ranked;
  if (!best || ranked.length >= limit) return [...ranked];
  const code = codes[best.concept] ?? "";
  const known = new Set(ranked.map(({ concept }) => concept));
  const others = codes
    .map((other, concept) => ({ concept, shared: sharedLetters(code, other) }))
    .filter(({ concept }) => !known.has(concept))
    .sort((a, b) => b.shared - a.shared || a.concept - b.concept)
    .slice(0, limit - ranked.length);
  const last = ranked.at(-1)?.fit ?? 0;
  return [
    ...ranked,
    ...others.map(({ concept, shared }) => ({
      concept,
      label: null,
      fit: Math.min(last, (best.fit * relatedShare * shared) / code.length),
    })),
  ];
}

function sharedLetters(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared;
}

const rivalDoubt = 0.15;

/** An occupation with at least this share of the best score is a rival. */
const minRivalFit = 0.97;

/** Words that fit nearly every job count this share of their weight. */
const commonShare = 0.3;

/** A link is sure if the matching words have this weight. "Team" and "member" are too common to reach it. */
const sureWeight = 3;

/** Returns how sure the best match is, from 0 to 1: less if only common words agree, or if others fit as well. */
function confidence(
  vocabulary: Vocabulary,
  titles: readonly (ParsedTitle | null)[],
  ranked: readonly ScoredOccupation[],
): number {
  const [best] = ranked;
  if (!best) return 0;
  const language = vocabulary.languageStarts.findLastIndex((start) => start <= best.label);
  let matchedWeight = 0;
  for (const { token, isCommon } of titles[language]?.tokens ?? []) {
    if (!labelHasToken(vocabulary, token, best.label)) continue;
    matchedWeight += (vocabulary.weights[token] ?? 0) * (isCommon ? commonShare : 1);
  }
  const rivals = ranked.filter(({ fit }) => fit >= best.fit * minRivalFit).length - 1;
  return Math.min(1, matchedWeight / sureWeight) / (1 + rivalDoubt * rivals);
}

function labelHasToken({ postings, postingStarts }: Vocabulary, token: number, label: number): boolean {
  let [low, high] = [postingStarts[token] ?? 0, (postingStarts[token + 1] ?? 0) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = postings[middle] ?? 0;
    if (found === label) return true;
    if (found < label) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
