import type { MarkedLine } from "./mark-line.ts";

/** Returns the numbers of the lines that begin an entry. All entries of a section begin in the same way. */
export function entryStarts(lines: readonly MarkedLine[]): number[] {
  const anchors = lines.flatMap(({ isAnchor }, index) => (isAnchor ? [index] : []));
  const heads = oneOfEach(anchors, lines);
  if (heads.length === 0) return startsByStyle(lines);
  const [first = 0] = heads;
  const ahead = Math.min(first, 3);
  const model = lines[first - ahead];
  const starts = heads.map((anchor, index) => {
    if (index === 0) return Math.max(0, first - ahead);
    const last = heads[index - 1] ?? 0;
    // "Leeds, England, United Kingdom" below a date is the place of that entry.
    const least = last + (placeBelow.test(lines[last + 1]?.text ?? "") && last + 2 < anchor ? 2 : 1);
    return startOf(anchor, least, ahead, lines, model);
  });
  const undated = undatedStarts(starts, lines);
  return [...new Set([0, ...starts, ...undated])]
    .sort((a, b) => a - b)
    .filter((at, index) => index === 0 || at > 0);
}

/** A town, its region and its country. */
const placeBelow = /^\p{Lu}[\p{L} .'’-]+(?:, \p{Lu}[\p{L} .'’-]+){2}$/u;

/** Entries without a date between dated ones: their first line is like the others, and larger than all text. */
function undatedStarts(starts: readonly number[], lines: readonly MarkedLine[]): number[] {
  const model = lines[starts[0] ?? 0];
  if (!model || starts.length < 2 || !starts.every((at) => looksLike(lines[at], model))) return [];
  const text = lines.filter(({ isBody }) => isBody);
  if (text.length === 0 || text.some(({ line }) => line.size > model.line.size - 0.6)) return [];
  return lines.flatMap((one, index) =>
    lines[index - 1]?.isBody && looksLike(one, model) && !starts.includes(index) ? [index] : [],
  );
}

/** Drops a second date of the same entry: a date line right below another in the head. */
function oneOfEach(anchors: readonly number[], lines: readonly MarkedLine[]): number[] {
  const hasRanges = anchors.some((at) => lines[at]?.periods.some(({ isSingle }) => !isSingle));
  const ranges = anchors.filter((at) => lines[at]?.periods.some(({ isSingle }) => !isSingle));
  // Where most dates are periods, single dates in the text are not entries, unless they are at the end of their line.
  if (!hasRanges || ranges.length * 2 < anchors.length) return [...anchors];
  return anchors.filter((at) => {
    const line = lines[at];
    if (!line || ranges.includes(at)) return true;
    const previous = lines.slice(0, at).findLastIndex((_, index) => anchors.includes(index));
    const isOwnEntry =
      line.isDate ||
      line.line.cells.length > 1 ||
      line.line.bold ||
      at === 0 ||
      lines[previous + 1]?.isBody === true;
    return isOwnEntry && !line.isBody;
  });
}

function startOf(
  anchor: number,
  least: number,
  ahead: number,
  lines: readonly MarkedLine[],
  model: MarkedLine | undefined,
): number {
  let earliest = anchor;
  while (earliest > least && anchor - earliest < 3 && !lines[earliest - 1]?.isBody) earliest -= 1;
  const usual = Math.max(anchor - ahead, earliest);
  if (ahead === 0 || !model) return ahead === 0 ? anchor : usual;
  if (looksLike(lines[usual], model)) return usual;
  for (let at = anchor; at >= earliest; at -= 1) if (looksLike(lines[at], model)) return at;
  return usual;
}

function looksLike(one: MarkedLine | undefined, model: MarkedLine): boolean {
  return (
    one !== undefined &&
    startsBold(one) === startsBold(model) &&
    Math.abs(one.line.size - model.line.size) < 0.6 &&
    (one.line.column !== model.line.column || Math.abs(one.line.x - model.line.x) < 12) &&
    one.line.level === model.line.level
  );
}

const startsBold = ({ line }: MarkedLine): boolean => line.cells[0]?.[0]?.bold ?? false;

function startsByStyle(lines: readonly MarkedLine[]): number[] {
  const [model] = lines;
  if (!model) return [];
  const isDistinct =
    model.line.bold || model.line.level > 0 || lines.some(({ line }) => line.size < model.line.size - 0.6);
  const starts = lines.flatMap((one, index) => {
    if (index === 0) return [0];
    if (isDistinct) return looksLike(one, model) && !one.line.bullet ? [index] : [];
    const after = lines[index - 1];
    return !one.isBody && (after?.isBody || one.line.gap > 1.9) ? [index] : [];
  });
  const isList =
    lines.every(({ line }) => line.bullet) ||
    (starts.length === 1 && lines.length > 1 && lines.every(({ isBody: is }) => !is));
  return isList ? lines.map((_, index) => index) : starts;
}
