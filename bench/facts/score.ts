/** Counts of one fact over all adverts. */
export type Score = { right: number; wrong: number; missed: number };

export const noScore = (): Score => ({ right: 0, wrong: 0, missed: 0 });

/**
 * Compares the values found in one advert with the true ones, and adds the counts to the score.
 *
 * @param optional values that count as neither right nor wrong
 */
export function addToScore(
  score: Score,
  found: readonly string[],
  truth: readonly string[],
  optional: readonly string[] = [],
): boolean {
  const wrong = found.filter((value) => !truth.includes(value) && !optional.includes(value));
  const missed = truth.filter((value) => !found.includes(value));
  score.right += truth.length - missed.length;
  score.wrong += wrong.length;
  score.missed += missed.length;
  return wrong.length === 0 && missed.length === 0;
}

/** Precision, recall and their harmonic mean. Each is 1 if there was nothing to find and nothing was found. */
export function measures({ right, wrong, missed }: Score): { precision: number; recall: number; f1: number } {
  const precision = right + wrong === 0 ? 1 : right / (right + wrong);
  const recall = right + missed === 0 ? 1 : right / (right + missed);
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}
