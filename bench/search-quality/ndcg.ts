/** How well a job answers a query: 3 exactly, 2 well, 1 somewhat, 0 not at all. */
export type Grades = Readonly<Record<string, number>>;

const gain = (grade: number): number => 2 ** grade - 1;
const discount = (rank: number): number => 1 / Math.log2(rank + 2);

/**
 * Normalised discounted cumulative gain of the first ten results: 1 is the best possible order. Results without a
 * judgement count as not relevant. Järvelin and Kekäläinen, 2002, with exponential gain.
 *
 * @returns null if no judged posting answers the query
 */
export function ndcgAt10(ranking: readonly string[], grades: Grades): number | null {
  const ideal = Object.values(grades)
    .sort((a, b) => b - a)
    .slice(0, 10)
    .reduce((sum, grade, rank) => sum + gain(grade) * discount(rank), 0);
  if (ideal === 0) return null;
  const reached = ranking
    .slice(0, 10)
    .reduce((sum, key, rank) => sum + gain(grades[key] ?? 0) * discount(rank), 0);
  return reached / ideal;
}
