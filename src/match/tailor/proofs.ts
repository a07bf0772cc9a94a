import type { Matched } from "../match-cv.ts";

/** Counts the requirements that each row shows, by row id. */
export function proofsByRow(matches: readonly Matched[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { verdict, lines } of matches) {
    if (verdict !== "met" && verdict !== "partly") continue;
    for (const row of new Set(lines.flatMap(({ row: one }) => one ?? [])))
      counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return counts;
}
