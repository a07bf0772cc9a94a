import type { CvStatement } from "./cv-contents.ts";
import type { FindingPlace, RuleScore } from "./score-rule.ts";

export const findingPlaceOf = ({ pointer, text }: CvStatement): FindingPlace => ({ pointer, quote: text });

/** A rule that is kept or not. */
export const scoreKept = (isKept: boolean, pointer: string): RuleScore => ({
  share: isKept ? 1 : 0,
  places: isKept ? [] : [{ pointer, quote: null }],
});

/**
 * Judges lines one by one: the share is the mean of their shares. Null without lines.
 *
 * @param shareOf 1 for a line without fault
 */
export function scoreMean(
  lines: readonly CvStatement[],
  shareOf: (line: CvStatement) => number,
): RuleScore | null {
  if (lines.length === 0) return null;
  const judged = lines.map((line) => ({ line, share: shareOf(line) }));
  return {
    share: judged.reduce((sum, { share }) => sum + share, 0) / lines.length,
    places: judged
      .filter(({ share }) => share < 1)
      .toSorted((one, other) => one.share - other.share)
      .map(({ line }) => findingPlaceOf(line)),
  };
}

/** Judges faults by their number: none is 1, `most` or more is 0. */
export function scoreFaults(most: number, faults: readonly FindingPlace[]): RuleScore {
  return { share: Math.max(0, 1 - faults.length / most), places: [...faults] };
}
