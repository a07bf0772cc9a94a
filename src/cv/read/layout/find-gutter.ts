import type { Row } from "./fragments.ts";

/** Empty space between two columns over the rows `first` to `last`. */
export type Gutter = { left: number; right: number; first: number; last: number };

/** Points; the smallest space that separates columns. */
const narrowest = 8;
const minRows = 5;
/** Points; the resolution of the search. */
const step = 2;

/** Finds vertical bands of empty space with text on both sides, the tallest first. */
export function findGutters(rows: readonly Row[]): Gutter[] {
  const fragments = rows.flat();
  if (rows.length < minRows) return [];
  const left = Math.min(...fragments.map(({ x }) => x));
  const right = Math.max(...fragments.map((one) => one.right));
  const gutters: Gutter[] = [];
  for (let x = left; x < right; x += step) {
    for (const { first, last } of emptyRuns(rows, x)) {
      if (last - first + 1 < minRows) continue;
      const same = gutters.find(
        (one) =>
          Math.abs(one.first - first) <= 1 && Math.abs(one.last - last) <= 1 && x - one.right <= step * 1.5,
      );
      if (same) same.right = x;
      else gutters.push({ left: x, right: x, first, last });
    }
  }
  return gutters
    .filter((one) => one.right - one.left >= narrowest - step)
    .sort((a, b) => b.last - b.first - (a.last - a.first) || b.right - b.left - (a.right - a.left));
}

/** The runs of rows that have no text at x, cut so that both sides have text in them. */
function emptyRuns(rows: readonly Row[], x: number): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  let first = 0;
  const end = (last: number): void => {
    const cut = cutRun(rows, x, first, last);
    if (cut) runs.push(cut);
  };
  for (const [index, row] of rows.entries()) {
    if (!row.some((one) => one.x < x && one.right > x)) continue;
    if (index > first) end(index - 1);
    first = index + 1;
  }
  if (rows.length > first) end(rows.length - 1);
  return runs;
}

function cutRun(
  rows: readonly Row[],
  x: number,
  first: number,
  last: number,
): { first: number; last: number } | null {
  const sides = rows.slice(first, last + 1).map((row) => ({
    left: row.some((one) => one.right <= x),
    right: row.some((one) => one.x >= x),
  }));
  const begin = Math.max(
    Math.min(...["left" as const, "right" as const].map((side) => sides.findIndex((one) => one[side]))),
    0,
  );
  const hasBoth = sides.some((one) => one.left) && sides.some((one) => one.right);
  return hasBoth ? { first: first + begin, last } : null;
}
