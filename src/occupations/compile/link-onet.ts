import { linkOccupations } from "../link-occupations.ts";
import { sources, type Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Label } from "./label.ts";

const maxCandidates = 20;
/** A link with this fit has the same title. */
const minEqualFit = 0.97;
const minFit = 0.3;
const minScore = 0.5;

/**
 * Links titles of O*NET to occupations of ESCO. Titles that are also a label of ESCO tell which occupations of ESCO an
 * occupation of O*NET covers. Each title is linked to the best of these, or to none if it fits none well.
 */
export function linkOnet(esco: Vocabulary, titles: ReadonlyMap<string, readonly string[]>): Label[] {
  const numbers = new Map(esco.ids.map((id, number) => [id, number]));
  const labels: Label[] = [];
  for (const texts of titles.values()) {
    const candidates = texts.map((text) =>
      linkOccupations(esco, text, { language: "en", limit: maxCandidates }),
    );
    const votes = new Map<string, number>();
    for (const list of candidates) {
      const equal = list.filter(({ fit }) => fit >= minEqualFit);
      for (const { concept } of equal) votes.set(concept, (votes.get(concept) ?? 0) + 1 / equal.length);
    }
    const total = [...votes.values()].reduce((sum, vote) => sum + vote, 0);
    for (const [number, text] of texts.entries()) {
      const best = (candidates[number] ?? [])
        .map(({ concept, fit }) => ({ concept, fit, share: (votes.get(concept) ?? 0) / total }))
        .filter(({ fit, share }) => share > 0 && fit >= minFit)
        .map(({ concept, fit, share }) => ({ concept, fit, score: fit * 0.7 + share * 0.5 }))
        .sort((a, b) => b.score - a.score)[0];
      if (!best || best.score < minScore) continue;
      labels.push({ concept: numbers.get(best.concept) ?? 0, language: "en", text, source: sources.onet });
    }
  }
  return labels;
}
