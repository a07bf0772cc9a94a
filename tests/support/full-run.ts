/**
 * Whether this is a full run (`npm run test:full`): both databases for every test, every page in every look, and all
 * combinations. `npm test` has a part of them, so that a change is checked within minutes.
 */
export const isFullRun = process.env["FULL_TESTS"] === "1";

/** All cases in a full run, and else each nth. */
export function eachNth<Case>(nth: number, cases: readonly Case[]): readonly Case[] {
  return isFullRun ? cases : cases.filter((_, at) => at % nth === 0);
}

/** All rows of a table in a full run. Else one cell of each row, in turn, so that each column occurs, too. */
export function oneOfEachRow<Cell>(rows: readonly (readonly Cell[])[]): readonly Cell[] {
  return rows.flatMap((row, at) => (isFullRun ? row : row.slice(at % row.length, (at % row.length) + 1)));
}

/**
 * All variants of a browser test in a full run: widths, light and dark, with and without JavaScript. Else one of them, so
 * that each page is seen once.
 *
 * @param nth the place of that one; different tests choose different ones
 */
export function oneVariant<Variant>(nth: number, variants: readonly Variant[]): readonly Variant[] {
  return isFullRun ? variants : variants.slice(nth, nth + 1);
}

/** How often a property with many runs is tried: this often in a full run, and else a fifth of that. */
export function numberOfRuns(all: number): number {
  return isFullRun ? all : Math.ceil(all / 5);
}
