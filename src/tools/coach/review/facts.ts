import type { Details } from "./find-details.ts";
import type { FoundFiller } from "./find-fillers.ts";
import type { Star } from "./find-star.ts";

/** Facts about an answer. The findings, the next questions and the rank follow from them. */
export type AnswerFacts = {
  words: number;
  seconds: number;
  pace: number | null;
  star: Star | null;
  /** Whether the answer tells of a step that was taken. */
  hasExample: boolean;
  fillers: readonly FoundFiller[];
  fillerRate: number;
  details: Details;
};

/** Seconds that most good answers take. */
export const goodLength = { least: 45, most: 120 };
/** Words in a minute that are easy to follow. */
export const goodPace = { least: 100, most: 170 };
/** Most filler words in a hundred words of a good answer. */
export const maxFillers = 2;
/** Fewest figures, days and names of a specific answer. */
export const minDetails = 3;

/** Returns how many figures, days and names an answer has. */
export function detailCount({ figures, times, names }: Details): number {
  return figures.length + times.length + names.length;
}

/** Whether the answer says "we" more often than "I". */
export function hidesBehindGroup({ self, group }: Details): boolean {
  return group >= 3 && group > self;
}
