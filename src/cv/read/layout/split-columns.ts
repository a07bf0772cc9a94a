import { findGutters } from "./find-gutter.ts";
import type { Row } from "./fragments.ts";
import { areColumns, endAtHeading, splitRows } from "./judge-columns.ts";

/** Rows that are read from top to bottom. `side` is the place of the block: "" for the width of the page, "l", "rl". */
export type ColumnBlock = { side: string; rows: Row[]; width: number };

const deepest = 3;

/** Splits the rows of a page into blocks in reading order: above columns, each column, below them. */
export function splitColumns(rows: readonly Row[], side = ""): ColumnBlock[] {
  if (rows.length === 0) return [];
  const gutter =
    side.length >= deepest
      ? undefined
      : findGutters(rows)
          .slice(0, 12)
          .map((one) => endAtHeading(rows, one))
          .find((one) => areColumns(splitRows(rows, one)));
  if (!gutter) return [{ side, rows: [...rows], width: widthOf(rows) }];
  const { left, right } = splitRows(rows, gutter);
  const columns = [splitColumns(left, `${side}l`), splitColumns(right, `${side}r`)];
  // The narrow column first: the wide one continues on the next page.
  columns.sort((a, b) => widest(a) - widest(b));
  return [
    ...splitColumns(rows.slice(0, gutter.first), side),
    ...columns.flat(),
    ...splitColumns(rows.slice(gutter.last + 1), side),
  ];
}

const widest = (blocks: readonly ColumnBlock[]): number => Math.max(...blocks.map(({ width }) => width));

function widthOf(rows: readonly Row[]): number {
  const fragments = rows.flat();
  return Math.max(...fragments.map(({ right }) => right)) - Math.min(...fragments.map(({ x }) => x));
}
