import { parseTitle } from "./match/parse-title.ts";
import { preferExact } from "./match/prefer-exact.ts";
import { scoreLabels } from "./match/score-labels.ts";
import { confidence } from "./match/confidence.ts";
import { addNearest } from "./match/add-nearest.ts";
import { generalNames } from "./words/title-words.ts";
import { labelText, type Vocabulary } from "./vocabulary/vocabulary.ts";
import { wordsOf } from "./words/words.ts";

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
