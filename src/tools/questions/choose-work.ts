import type { QuestionSet } from "./question.ts";

/** An occupation that a title may mean, as the vocabulary links it. */
export type WorkLink = {
  /** ESCO's code and the ISCO-08 unit group. */
  code: string;
  isco: string;
  /** How well the words agree, from 0 to 1. */
  fit: number;
  /** The label that matched; null when none did. */
  matched: string | null;
};

/** Least fit of a label of several words, and of one word: "host" and "coach" are in many titles. */
const minFit = { several: 0.54, one: 0.75 };
/** Another occupation counts if it fits nearly as well as the best. */
const nearlyAsWell = 0.92;
/** Least fit of links that count because they agree. */
const minInAgreement = 0.45;

/**
 * Returns the set for the work that a title means, from links in their order: that of a sure link, or the one on which
 * two doubtful links agree. Null when there is neither: questions for the wrong work are worse than those for every job.
 */
export function chooseWork(sets: readonly QuestionSet[], links: readonly WorkLink[]): QuestionSet | null {
  const best = links[0]?.fit ?? 0;
  const matched = links.filter((link) => link.matched !== null);
  const sure = matched.filter(({ fit, matched: label }) => {
    const least = /[\s-]/.test(label ?? "") ? minFit.several : minFit.one;
    return fit >= least && fit >= best * nearlyAsWell;
  });
  for (const link of sure) {
    const set = setFor(sets, link);
    if (set) return set;
  }
  if (sure.length > 0) return null;
  const doubtful = matched
    .filter(({ fit }) => fit >= minInAgreement)
    .flatMap((link) => setFor(sets, link) ?? []);
  return doubtful.find((set, at) => doubtful.indexOf(set) !== at) ?? null;
}

/** Returns the set whose group is closest to an occupation: a longer group is a closer one. */
function setFor(sets: readonly QuestionSet[], { code, isco }: WorkLink): QuestionSet | null {
  const fitting = sets.flatMap((set) =>
    set.groups
      .filter((group) => code.startsWith(group) || isco.startsWith(group))
      .map((group) => ({ set, length: group.length })),
  );
  return fitting.toSorted((a, b) => b.length - a.length)[0]?.set ?? null;
}
