import { languages } from "../words/language.ts";
import { sources, type Vocabulary } from "../vocabulary/vocabulary.ts";
import type { ParsedTitle } from "./parse-title.ts";

/** An occupation with its best label. */
export type ScoredOccupation = { concept: number; label: number; fit: number };

/**
 * Factors if the title lacks the label's kind of work, if it has that word in another role, and if the label lacks the
 * title's kind of work.
 */
const [otherHeadFactor, minorHeadFactor, missedHeadFactor] = [0.55, 0.93, 0.8];
const sourceFactors = {
  [sources.esco]: 0.98,
  [sources.onet]: 0.95,
  [sources.ours]: 1.03,
  [sources.preferred]: 1,
};
const factorOf = Float32Array.from([0, 1, 2, 3], (source) => sourceFactors[source as 0] ?? 1);
/** Factors for labels in another language than the title's. English counts more, because many titles are in English. */
const [otherLanguageFactor, englishFactor] = [0.92, 0.96];

/** Of labels that fit equally well, the first one is taken. English labels come first. */
const roundingError = 1e-6;

/** Scores every occupation that shares a word with the title, best first. */
export function scoreLabels(
  vocabulary: Vocabulary,
  titles: readonly (ParsedTitle | null)[],
  language: string | undefined,
): ScoredOccupation[] {
  const { sums } = vocabulary;
  const touched: number[] = [];
  const isKnown = languages.some((one) => one === language);
  for (const [number, title] of titles.entries()) {
    if (!title) continue;
    const preference =
      !isKnown || languages[number] === language ? 1 : number === 0 ? englishFactor : otherLanguageFactor;
    scoreLanguage(vocabulary, title, preference, touched);
  }
  const scored = touched.map((concept) => ({
    concept,
    label: sums.best[concept] ?? 0,
    fit: sums.concept[concept] ?? 0,
  }));
  for (const concept of touched) sums.concept[concept] = 0;
  return scored.sort((a, b) => b.fit - a.fit || a.concept - b.concept);
}

function scoreLanguage(
  {
    weights,
    postings,
    postingStarts,
    labelWeights,
    concepts,
    heads: labelHeads,
    sources: source,
    sums,
  }: Vocabulary,
  { tokens, weight: titleWeight, head }: ParsedTitle,
  preference: number,
  touchedConcepts: number[],
): void {
  const touched: number[] = [];
  const counted: number[] = [];
  for (const { token, importance } of tokens) {
    const weight = weights[token] ?? 0;
    if (weight === 0) continue;
    sums.inTitle[token] = 1;
    counted.push(token);
    const end = postingStarts[token + 1] ?? 0;
    for (let at = postingStarts[token] ?? 0; at < end; at++) {
      const label = postings[at] ?? 0;
      if (sums.label[label] === 0) touched.push(label);
      sums.label[label] = (sums.label[label] ?? 0) + weight;
      sums.important[label] = (sums.important[label] ?? 0) + weight * importance;
      if (token === head) sums.headed[label] = 1;
    }
  }
  for (const label of touched) {
    const inLabel = (sums.label[label] ?? 0) / (labelWeights[label] ?? 1);
    const inTitle = (sums.important[label] ?? 0) / titleWeight;
    const headOfLabel = labelHeads[label] ?? 0;
    const labelHead =
      headOfLabel === head ? 1 : sums.inTitle[headOfLabel] === 1 ? minorHeadFactor : otherHeadFactor;
    const titleHead = head < 0 || sums.headed[label] === 1 ? 1 : missedHeadFactor;
    const heads = labelHead * titleHead;
    // Titles also name place, hours and employer. Words that the label lacks therefore count less.
    const fit = inLabel * Math.sqrt(inTitle) * heads * preference * (factorOf[source[label] ?? 0] ?? 1);
    sums.label[label] = 0;
    sums.important[label] = 0;
    sums.headed[label] = 0;
    const concept = concepts[label] ?? 0;
    const before = sums.concept[concept] ?? 0;
    if (before === 0) touchedConcepts.push(concept);
    if (fit > before + roundingError) {
      sums.concept[concept] = fit;
      sums.best[concept] = label;
    }
  }
  for (const token of counted) sums.inTitle[token] = 0;
}
