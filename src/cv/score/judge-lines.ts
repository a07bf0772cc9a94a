import type { CvLine } from "./cv-contents.ts";
import type { FindingPlace, RuleScore } from "./score-rule.ts";

export const placeOf = ({ pointer, text }: CvLine): FindingPlace => ({ pointer, quote: text });

/** A rule that is kept or not. */
export const kept = (isKept: boolean, pointer: string): RuleScore => ({
  share: isKept ? 1 : 0,
  places: isKept ? [] : [{ pointer, quote: null }],
});

/**
 * Judges lines one by one: the share is the mean of their shares. Null without lines.
 *
 * @param shareOf 1 for a line without fault
 */
export function meanOf(lines: readonly CvLine[], shareOf: (line: CvLine) => number): RuleScore | null {
  if (lines.length === 0) return null;
  const judged = lines.map((line) => ({ line, share: shareOf(line) }));
  return {
    share: judged.reduce((sum, { share }) => sum + share, 0) / lines.length,
    places: judged
      .filter(({ share }) => share < 1)
      .toSorted((one, other) => one.share - other.share)
      .map(({ line }) => placeOf(line)),
  };
}

/** Judges faults by their number: none is 1, `most` or more is 0. */
export function fewerThan(most: number, faults: readonly FindingPlace[]): RuleScore {
  return { share: Math.max(0, 1 - faults.length / most), places: [...faults] };
}
