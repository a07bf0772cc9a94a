import type { FoundPeriod } from "../dates/find-periods.ts";
import { cellText, lineText, type TextLine } from "../text-line.ts";
import { readPieces, type DatedLine, type Piece } from "./pieces.ts";

/** A job, a course of study, a project: what its head says, its dates, and the text under it. */
export type Entry = {
  pieces: Piece[];
  period: FoundPeriod | null;
  dateLine: TextLine | null;
  body: TextLine[];
};

type Marked = DatedLine & { text: string; isAnchor: boolean; isBody: boolean };

/** Splits the lines of a section into entries, by their dates or, without dates, by the style of their first line. */
export function splitEntries(lines: readonly TextLine[]): Entry[] {
  // Where every line has a list sign, each item is an entry.
  const isList = lines.every(({ bullet }) => bullet);
  const marked = lines.map((line) => mark(isList ? { ...line, bullet: false } : line));
  const starts = findStarts(marked);
  return starts.map((from, index) => toEntry(marked.slice(from, starts[index + 1] ?? marked.length)));
}

function mark(line: TextLine): Marked {
  const read = readPieces(line);
  const text = lineText(line);
  // A date in a cell of its own, or in a short line that is no sentence.
  const rest = read.pieces.map((piece) => piece.text).join(" ");
  const ownCell = line.cells.some((cell) => isDateOnly(cellText(cell), read));
  const isSentence = /[.!?。]$/u.test(text) && text.length > 60;
  const isAnchor =
    read.periods.length > 0 &&
    (ownCell || (!line.bullet && rest.length < 110 && !isSentence && startsOrEnds(text, read)));
  return { ...read, text, isAnchor, isBody: isBody(line, text) && !(isAnchor && !line.bullet) };
}

function isDateOnly(text: string, { line, periods }: DatedLine): boolean {
  if (periods.length === 0) return false;
  return (
    line.cells.length > 0 &&
    text !== "" &&
    readPieces({ ...line, cells: [[{ text, bold: false, italic: false }]] }).pieces.length === 0
  );
}

/** Dates of an entry are at an end of its line, or between separators. */
function startsOrEnds(text: string, { periods }: DatedLine): boolean {
  return (
    periods.some(({ isSingle }) => !isSingle) ||
    periods.some(({ from, to }) => from < 12 || to > text.length - 12) ||
    text.length < 60
  );
}

/** Whether text ends like a sentence, and not with an abbreviation such as "Inc." */
const endsSentence = (text: string): boolean =>
  /[.;!。]$/u.test(text) &&
  !/(?:^|[\s.])(?:inc|ltd|co|corp|bros|jr|sr|e\.v|s\.a|s\.l|s\.r\.l|o\.o|b\.v|n\.v|u\.s|a\.s|\p{Lu})\.$/iu.test(
    text,
  );

const isBody = (line: TextLine, text: string): boolean =>
  line.bullet ||
  (text.length > 95 && line.cells.length === 1) ||
  (endsSentence(text) && (text.split(" ").length > 3 || /\p{Lo}{6}/u.test(text))) ||
  /^\p{Ll}.{40}/u.test(text);

function findStarts(lines: readonly Marked[]): number[] {
  const anchors = lines.flatMap(({ isAnchor }, index) => (isAnchor ? [index] : []));
  const heads = oneOfEach(anchors, lines);
  if (heads.length === 0) return startsByStyle(lines);
  const [first = 0] = heads;
  const ahead = Math.min(first, 3);
  const model = lines[first - ahead];
  const starts = heads.map((anchor, index) => {
    if (index === 0) return Math.max(0, first - ahead);
    const least = (heads[index - 1] ?? 0) + 1;
    return startOf(anchor, least, ahead, lines, model);
  });
  return [...new Set([0, ...starts])].sort((a, b) => a - b).filter((at, index) => index === 0 || at > 0);
}

/** Drops a second date of the same entry: a date line right below another in the head. */
function oneOfEach(anchors: readonly number[], lines: readonly Marked[]): number[] {
  const hasRanges = anchors.some((at) => lines[at]?.periods.some(({ isSingle }) => !isSingle));
  const ranges = anchors.filter((at) => lines[at]?.periods.some(({ isSingle }) => !isSingle));
  // Where most dates are periods, single dates in the text are not entries, unless they are at the end of their line.
  if (!hasRanges || ranges.length * 2 < anchors.length) return [...anchors];
  return anchors.filter((at) => {
    const line = lines[at];
    if (!line || ranges.includes(at)) return true;
    const previous = lines.slice(0, at).findLastIndex((_, index) => anchors.includes(index));
    const isOwnEntry =
      line.line.cells.length > 1 || line.line.bold || at === 0 || lines[previous + 1]?.isBody === true;
    return isOwnEntry && !line.isBody;
  });
}

function startOf(
  anchor: number,
  least: number,
  ahead: number,
  lines: readonly Marked[],
  model: Marked | undefined,
): number {
  let earliest = anchor;
  while (earliest > least && anchor - earliest < 3 && !lines[earliest - 1]?.isBody) earliest -= 1;
  const usual = Math.max(anchor - ahead, earliest);
  if (ahead === 0 || !model) return ahead === 0 ? anchor : usual;
  if (looksLike(lines[usual], model)) return usual;
  for (let at = anchor; at >= earliest; at -= 1) if (looksLike(lines[at], model)) return at;
  return usual;
}

function looksLike(one: Marked | undefined, model: Marked): boolean {
  return (
    one !== undefined &&
    startsBold(one) === startsBold(model) &&
    Math.abs(one.line.size - model.line.size) < 0.6 &&
    Math.abs(one.line.x - model.line.x) < 12 &&
    one.line.level === model.line.level
  );
}

const startsBold = ({ line }: Marked): boolean => line.cells[0]?.[0]?.bold ?? false;

function startsByStyle(lines: readonly Marked[]): number[] {
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

function toEntry(lines: readonly Marked[]): Entry {
  const anchor = lines.findIndex(({ isAnchor }) => isAnchor);
  const dated = lines[anchor];
  const first = lines[0];
  let head = 0;
  while (head < lines.length) {
    const one = lines[head];
    if (!one) break;
    const isHead =
      head <= anchor ||
      (head === 0 && !isLongText(one)) ||
      (head <= Math.max(anchor, 0) + 2 &&
        !one.isBody &&
        one.line.gap < 1.9 &&
        one.line.x < (first?.line.x ?? 0) + 8);
    if (!isHead || (head > 0 && head <= anchor && one.isBody && one.line.bullet && head < anchor)) break;
    head += 1;
    if (one.line.bullet && head > 1) break;
  }
  const heads = lines.slice(0, head);
  const pieces = heads.flatMap((one) =>
    one.isAnchor && one.line.bullet && one !== first ? marginPieces(one) : one.pieces,
  );
  const split = heads.filter((one) => one.isAnchor && one.line.bullet && one !== first).map(withoutMargin);
  const beside = lines.slice(head).find(({ isAnchor }) => isAnchor);
  const date = dated ?? beside ?? null;
  const period = date?.periods.find(({ isSingle }) => !isSingle) ?? date?.periods[0] ?? null;
  return {
    pieces,
    period,
    dateLine: date?.line ?? null,
    body: [...split, ...lines.slice(head).map((one) => (one.isAnchor ? withoutMargin(one) : one.line))],
  };
}

const isLongText = ({ text, line }: Marked): boolean => line.bullet && text.length > 120;

/** A list item with a date at its right margin: the item is text, only its other cells are of the head. */
const marginPieces = ({ line }: Marked): Piece[] =>
  readPieces({ ...line, cells: line.cells.slice(1) }).pieces;
const withoutMargin = ({ line }: Marked): TextLine => ({ ...line, cells: line.cells.slice(0, 1) });
