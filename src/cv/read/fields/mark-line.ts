import { cellText, lineText, type TextLine } from "../text-line.ts";
import { readPieces, type DatedLine } from "./entry-pieces.ts";

/** A line of an entry. `isAnchor`: it may be the line with the date. `isBody`: it is text below the head. `isDate`: it has nothing but its date. */
export type MarkedLine = DatedLine & { text: string; isAnchor: boolean; isBody: boolean; isDate: boolean };

export function markLine(line: TextLine): MarkedLine {
  const read = readPieces(line);
  const text = lineText(line);
  // A date in a cell of its own, or in a short line that is not a sentence.
  const rest = read.pieces.map((piece) => piece.text).join(" ");
  const ownCell = line.cells.some((cell) => isDateOnly(cellText(cell), read));
  const isDate = read.pieces.length === 0 && read.periods.length > 0;
  const last = read.periods.at(-1);
  const endsWithPeriod = last !== undefined && !last.isSingle && text.length - last.to < 3;
  const isSentence = /[.!?。]$/u.test(text) && text.length > 60 && !endsWithPeriod;
  const isAnchor =
    read.periods.length > 0 &&
    (ownCell || (!line.bullet && rest.length < 110 && !isSentence && startsOrEnds(text, read)));
  return { ...read, text, isAnchor, isDate, isBody: isBody(line, text) && !(isAnchor && !line.bullet) };
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
