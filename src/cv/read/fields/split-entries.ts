import type { FoundPeriod } from "../../../text/periods.ts";
import { isLabel, labelKind } from "../sections/labels.ts";
import { cellText, lineText, type TextLine } from "../text-line.ts";
import { entryStarts } from "./entry-starts.ts";
import { markLine, type MarkedLine } from "./mark-line.ts";
import { placeScore } from "./places.ts";
import { readPieces, type EntryPiece } from "./entry-pieces.ts";

/** A job, a course of study, a project: what its head says, its dates, and the text under it. */
export type Entry = {
  pieces: EntryPiece[];
  period: FoundPeriod | null;
  dateLine: TextLine | null;
  body: TextLine[];
  /** One of several posts at an employer: its title, the employer and perhaps the place. */
  isPost?: true;
};

/** Splits the lines of a section into entries, by their dates or, without dates, by the style of their first line. */
export function splitEntries(lines: readonly TextLine[]): Entry[] {
  // Where every line has a list sign, each item is an entry.
  const own = lines.filter((line) => !isTableHead(line) && !isDuties(line));
  const isList = own.every(({ bullet }) => bullet);
  const marked = own.map((line) => markLine(isList ? { ...line, bullet: false } : line));
  const starts = entryStarts(marked);
  return starts.map((from, index) => toEntry(marked.slice(from, starts[index + 1] ?? marked.length)));
}

/** "Meadow Clinics | Denver, CO", also with space above it. */
const isEmployerWithPlace = ({ pieces, isBody, line }: MarkedLine): boolean =>
  pieces.length === 2 && !isBody && line.gap < 3.2 && placeScore(pieces[1]?.text ?? "") === 1;

/** "Duties:", a heading within an entry. */
const isDuties = (line: TextLine): boolean => labelKind(lineText(line)) === "duties";
/** The head of a table: "Period", "Company", "Position". */
const isTableHead = ({ cells }: TextLine): boolean =>
  cells.length > 1 && cells.every((cell) => isLabel(cellText(cell)));

function toEntry(lines: readonly MarkedLine[]): Entry {
  const anchor = lines.findIndex(({ isAnchor }) => isAnchor);
  const dated = lines[anchor];
  const first = lines[0];
  // Below a date in the left margin, all lines are indented.
  const startsWithDate = first?.periods[0]?.from === 0 && first.line.cells.length === 1;
  let head = 0;
  while (head < lines.length) {
    const one = lines[head];
    if (!one) break;
    const isHead =
      head <= anchor ||
      (head === anchor + 1 && isEmployerWithPlace(one)) ||
      (head === 0 && !isLongText(one)) ||
      (head <= Math.max(anchor, 0) + 2 &&
        !one.isBody &&
        one.line.gap < 1.9 &&
        (startsWithDate || one.line.x < (first?.line.x ?? 0) + 8));
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

const isLongText = ({ text, line }: MarkedLine): boolean => line.bullet && text.length > 120;

/** A list item with a date at its right margin: the item is text, only its other cells are of the head. */
const marginPieces = ({ line }: MarkedLine): EntryPiece[] =>
  readPieces({ ...line, cells: line.cells.slice(1) }).pieces;
const withoutMargin = ({ line }: MarkedLine): TextLine => ({ ...line, cells: line.cells.slice(0, 1) });
