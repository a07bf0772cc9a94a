import { findPeriods } from "../../../text/periods.ts";
import { sectionOfHeading } from "../sections/section-of-heading.ts";
import { isLabel } from "../sections/labels.ts";
import type { Gutter } from "./find-gutter.ts";
import type { Fragment, Row } from "./fragments.ts";

export type ColumnSides = { left: Row[]; right: Row[] };

export function splitRows(rows: readonly Row[], { left, right, first, last }: Gutter): ColumnSides {
  const middle = (left + right) / 2;
  const part = (side: (one: Fragment) => boolean): Row[] =>
    rows
      .slice(first, last + 1)
      .map((row) => row.filter(side))
      .filter((row) => row.length > 0);
  return { left: part((one) => one.x < middle), right: part((one) => one.x >= middle) };
}

/**
 * Tells columns, which are read one after the other, from the cells of rows: dates in a margin, headings or labels
 * next to their text, tables.
 */
export function areColumns({ left, right }: ColumnSides): boolean {
  if (left.length < 3 || right.length < 3) return false;
  const headings = [left, right].map((rows) => rows.filter(isHeadingRow).length);
  const [inLeft = 0, inRight = 0] = headings;
  if (isMargin(left, right) || isMargin(right, left)) return false;
  if (inLeft > 0 && inRight > 0) return true;
  if (isTable(left, right) || isTable(right, left)) return false;
  // Headings next to their text.
  if (inRight === 0 && inLeft > 0 && areLabels(left)) return false;
  const shared = sharedRows(left, right);
  const fewer = Math.min(left.length, right.length);
  if (shared > 0.8 * fewer) return false;
  return fewer >= 6 || inLeft + inRight > 0;
}

/** Whether a side has labels, dates or cells, each next to its text, besides headings. */
function isTable(side: readonly Row[], other: readonly Row[]): boolean {
  const cells = side.filter((row) => !isHeadingRow(row));
  const isShort = cells.every((row) => textOf(row).length < 45);
  return cells.length >= 2 && isShort && sharedRows(cells, other) >= 0.9 * cells.length;
}

/**
 * Ends columns above the first heading of one side if the other side has only cells next to the text below it: contact
 * details to the right of the name are columns, and the employers below them are not.
 */
export function endAtHeading(rows: readonly Row[], gutter: Gutter): Gutter {
  const { left, right } = splitRows(rows, gutter);
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const heading = side.find(isHeadingRow);
    if (!heading || other.some(isHeadingRow)) continue;
    const y = heading[0]?.y ?? 0;
    const above = other.filter(([first]) => (first?.y ?? 0) < y);
    const below = other.filter(([first]) => (first?.y ?? 0) > y);
    if (above.length < 3 || below.length === 0 || sharedRows(below, side) < 0.9 * below.length) continue;
    const last = rows.findIndex(([first]) => (first?.y ?? 0) > y - 0.5) - 1;
    return { ...gutter, last: Math.max(gutter.first, last) };
  }
  return gutter;
}

/** Whether a side has little but headings and dates from its first heading on. */
function areLabels(side: readonly Row[]): boolean {
  const own = side.slice(side.findIndex(isHeadingRow));
  return (
    own.filter((row) => isHeadingRow(row) || isDateRow(row) || isLabel(textOf(row))).length >=
    0.55 * own.length
  );
}

const textOf = (row: Row): string => row.map(({ text }) => text).join(" ");

const isHeadingRow = (row: Row): boolean => {
  const [first] = row;
  return row.length === 1 && first !== undefined && sectionOfHeading(first.text) !== null && looksSet(first);
};

/** Headings are bold, in capitals, larger, or at least begin with a capital letter. */
const looksSet = ({ text, bold }: Fragment): boolean => bold || !/^\p{Ll}/u.test(text);

/** Whether a side has only dates and short notes to the rows of the other side. */
function isMargin(side: readonly Row[], other: readonly Row[]): boolean {
  const dates = side.filter(isDateRow);
  const dated = dates.length;
  // The only dates of a page are next to the text that they belong to.
  if (
    dated >= 2 &&
    !other.some(hasDate) &&
    !other.some(isHeadingRow) &&
    sharedRows(dates, other) >= 0.75 * dated
  )
    return true;
  if (dated >= 0.45 * side.length) return true;
  if (dated === 0) return false;
  const shared = sharedRows(side, other);
  return (
    dated >= 0.25 * side.length && shared >= 0.7 * side.length && side.every((row) => textOf(row).length < 45)
  );
}

const hasDate = (row: Row): boolean => findPeriods(textOf(row)).length > 0;

function isDateRow(row: Row): boolean {
  const text = textOf(row);
  const dates = findPeriods(text).reduce((sum, { from, to }) => sum + to - from, 0);
  return dates > 0 && dates >= 0.6 * text.length;
}

function sharedRows(some: readonly Row[], others: readonly Row[]): number {
  const baselines = others.map(([first]) => first?.y ?? 0);
  return some.filter(([first]) => first && baselines.some((y) => Math.abs(y - first.y) < 0.35 * first.size))
    .length;
}
