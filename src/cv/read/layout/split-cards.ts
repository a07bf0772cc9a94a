import { findPeriods } from "../../../text/periods.ts";
import { sectionOfHeading } from "../sections/section-of-heading.ts";
import { isLabel } from "../sections/labels.ts";
import type { Fragment, Row } from "./fragments.ts";

const minRows = 2;

/** A row, and the number of the card that it is in; 0 for none. */
export type CardRow = { row: Row; card: number };

/**
 * Reads entries that are side by side one after the other: skills, projects or languages in a grid. Rows of a table,
 * whose cells belong together, stay as they are.
 */
export function splitCards(rows: readonly Row[]): CardRow[] {
  const result: CardRow[] = [];
  let cards = 0;
  for (let index = 0; index < rows.length;) {
    const grid = gridAt(rows, index);
    if (grid && areCards(grid.rows, grid.starts)) {
      for (const [column, start] of grid.starts.entries()) {
        cards += 1;
        for (const row of grid.rows) {
          const own = row.filter(
            (one) => near(one.x, start) || (isDated(one) && columnOf(one, grid.starts) === column),
          );
          if (own.length > 0) result.push({ row: own, card: cards });
        }
      }
      index += grid.rows.length;
    } else {
      const row = rows[index];
      if (row) result.push({ row, card: 0 });
      index += 1;
    }
  }
  return result;
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 3;

/** The column that a text begins in. Dates are often at the right of their column. */
const columnOf = ({ x }: Fragment, starts: readonly number[]): number =>
  starts.findLastIndex((start) => x > start - 3);

/** Whether a row has nothing but a date for each column. */
const isDateRow = (row: Row, starts: readonly number[]): boolean =>
  row.every(isDated) && new Set(row.map((one) => columnOf(one, starts))).size === starts.length;

const isDated = ({ text }: Fragment): boolean => findPeriods(text).length > 0;
const isName = (one: Fragment): boolean =>
  /\p{L}{2}/u.test(one.text) && !/[:：]$/.test(one.text) && !isDated(one);

/** Rows from `from` on whose parts all begin at the same two or more places. */
function gridAt(rows: readonly Row[], from: number): { rows: Row[]; starts: number[] } | null {
  const first = rows[from];
  const [name] = first ?? [];
  if (
    !first ||
    !name ||
    first.length < 2 ||
    sectionOfHeading(name.text) !== null ||
    isLabel(name.text) ||
    !first.every(isName)
  )
    return null;
  const starts = first.map(({ x }) => x);
  const grid: Row[] = [];
  for (const row of rows.slice(from)) {
    const last = grid.at(-1)?.[0];
    const fits =
      row.every((one) => !isDated(one) && starts.some((start) => near(one.x, start))) ||
      isDateRow(row, starts);
    const isNear = last === undefined || ((row[0]?.y ?? 0) - last.y) / last.size < 2.6;
    if (!fits || !isNear) break;
    // A line of the first column alone is the next text below the grid.
    if (row.length === 1 && near(row[0]?.x ?? 0, starts[0] ?? 0)) break;
    grid.push(row);
  }
  const full = grid.filter((row) => row.length === starts.length).length;
  return full >= minRows ? { rows: grid, starts } : null;
}

const level =
  /^(?:native|fluent|expert|advanced|intermediate|beginner|basic|proficient|conversational|elementary|muttersprache|fließend|grundkenntnisse)\b/i;

/** Whether the rows of a grid differ from each other and not its columns: names, then roles or levels, then text. */
function areCards(rows: readonly Row[], starts: readonly number[]): boolean {
  const [names = [], second = []] = rows;
  const every = (row: Row, test: (one: Fragment) => boolean) =>
    row.length === starts.length && row.every(test);
  if (every(names, ({ bold }) => bold) && !second.some(({ bold }) => bold)) return true;
  if (every(second, ({ text }) => level.test(text)) && !names.some(({ text }) => level.test(text)))
    return true;
  if (rows.some((row) => isDateRow(row, starts))) return true;
  // Text that continues in some columns only.
  return rows.some((row) => row.length < starts.length && row.every(({ x }) => !near(x, starts[0] ?? 0)));
}
