import { findPeriods } from "../../../text/periods.ts";
import type { Fragment, Row } from "./fragments.ts";

/** Joins a period that is broken over rows in a margin: "June 2020 –" with "Present" below it. */
export function joinMarginDates(rows: readonly Row[]): Row[] {
  const joined = rows.map((row) => [...row]);
  for (const [index, row] of joined.entries()) {
    for (const side of ["left", "right"] as const) {
      // At most three rows: start, end, and a year below its month.
      for (let next = index + 1; next <= index + 2; next += 1) {
        if (!takeDate(row, joined[next], side)) break;
      }
    }
  }
  return joined.filter((row) => row.length > 0);
}

const at = (row: Row | undefined, side: "left" | "right"): Fragment | undefined =>
  side === "left" ? row?.[0] : row?.at(-1);

function takeDate(row: Row, below: Row | undefined, side: "left" | "right"): boolean {
  const [first, second] = [at(row, side), at(below, side)];
  if (!below || !first || !second || row.length < 2 || second.y - first.y > 3.2 * first.size) return false;
  // Margins are set flush left or flush right.
  const isAligned =
    Math.abs(first.right - second.right) < 3 || (side === "left" && Math.abs(first.x - second.x) < 3);
  if (!isAligned || first.text.length + second.text.length > 45 || !isPeriod(`${first.text} ${second.text}`))
    return false;
  if (isPeriod(first.text)) return false;
  const text = `${first.text} ${second.text}`;
  const whole = {
    ...first,
    text,
    runs: [...first.runs, ...second.runs.map((run) => ({ ...run, text: ` ${run.text}` }))],
  };
  row[side === "left" ? 0 : row.length - 1] = whole;
  below.splice(side === "left" ? 0 : below.length - 1, 1);
  return true;
}

/** Whether a text is one period with a start, or the beginning of one with its month. */
function isPeriod(text: string): boolean {
  const [period, ...more] = findPeriods(text);
  return (
    period !== undefined &&
    more.length === 0 &&
    period.from === 0 &&
    !period.isSingle &&
    text.slice(period.to).trim() === "" &&
    !/[-–—]\s*$/.test(text)
  );
}
