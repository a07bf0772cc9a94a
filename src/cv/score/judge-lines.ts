import type { CvStatement } from "./cv-contents.ts";
import type { FindingPlace, RuleScore } from "./score-rule.ts";

export const findingPlaceOf = ({ pointer, text }: CvStatement): FindingPlace => ({ pointer, quote: text });

/** Scores a rule that a CV either keeps or breaks. */
export const scoreKept = (isKept: boolean, pointer: string): RuleScore => ({
  share: isKept ? 1 : 0,
  places: isKept ? [] : [{ pointer, quote: null }],
});

/**
 * Scores lines one by one and returns the mean of their shares. Null if there are no lines.
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

/** Scores the number of faults: none gives 1, `most` or more give 0. */
export function scoreFaults(most: number, faults: readonly FindingPlace[]): RuleScore {
  return { share: Math.max(0, 1 - faults.length / most), places: [...faults] };
}
