import { findPeriods } from "../../../text/periods.ts";
import { cellText, lineText, type TextCell, type TextLine } from "../text-line.ts";
import { columnEdges, isBroken, type ColumnEdge } from "./line-ends.ts";
import { sectionOfHeading } from "../sections/section-of-heading.ts";

/**
 * Joins the lines of a paragraph or list item. A line continues the one before if it has the same style and place, and
 * if its first word did not fit on the line before.
 */
export function joinParagraphs(lines: readonly TextLine[]): TextLine[] {
  const edges = columnEdges(lines);
  const isHyphenated = hyphensAtEnds(lines) > 1;
  const joined: Joined[] = [];
  for (const line of lines) {
    if (line.cells.length === 0) continue;
    const previous = joined.at(-1);
    if (previous && continues(line, previous, edges)) {
      const { paragraph } = previous;
      const [first, ...others] = line.cells;
      paragraph.cells = [
        append(paragraph.cells[0] ?? [], first ?? [], isHyphenated),
        ...paragraph.cells.slice(1),
        ...others,
      ];
      paragraph.width = Math.max(paragraph.width, line.width);
      if (line.page === paragraph.page) paragraph.depth = Math.max(line.y - paragraph.y, 0);
      previous.last = line;
    } else joined.push({ paragraph: { ...line }, last: line });
  }
  return joined.map(({ paragraph }) => paragraph);
}

/** A paragraph and its last line so far. */
type Joined = { paragraph: TextLine; last: TextLine };

function continues(
  line: TextLine,
  { paragraph, last }: Joined,
  edges: ReadonlyMap<number, ColumnEdge>,
): boolean {
  const isNear = line.page === last.page ? line.gap > 0.5 && line.gap < 1.95 : true;
  if (line.bullet || line.column !== last.column || !isNear || line.width === 0) return false;
  // A list sign can be larger than its text.
  const mostChange = last.bullet ? 0.1 : 0.095;
  if (Math.abs(line.size - last.size) > mostChange * last.size || line.level > 0 || paragraph.level > 0)
    return false;
  const [text, before] = [lineText(line), lineText(last)];
  if (sectionOfHeading(text) !== null || beginsEntry(text) || (!last.bullet && endsEntry(before)))
    return false;
  // A title below a sentence is set in a slightly different size.
  if (/[.!?]$/.test(before) && Math.abs(line.size - last.size) > 0.03 * last.size) return false;
  // An address that is broken at one of its signs continues in the next line.
  if (isBrokenAddress.test(before) && /^\S+(?: \([^()]*\))?$/u.test(text)) return true;
  if (isAddress.test(text) || isAddress.test(before)) return false;
  if (paragraph.bullet) {
    const isHanging = last.bullet ? line.x > last.x + 2 : Math.abs(line.x - last.x) < 3;
    const isFlush = Math.abs(line.x - paragraph.x) < 3 && !last.bold && !line.bold;
    if (!isHanging && !isFlush) return false;
    return isHanging ? !(line.bold && !last.bold) : isBroken(last, text, edges);
  }
  if (line.cells.length > 1 || last.cells.length > 1) return false;
  // "**Employer**, town" above the title.
  if (startBold(last) && !endBold(last) && !startItalic(line) && /^\p{Lu}/u.test(text)) return false;
  if (before.length < 40 && text.includes("@") && !before.includes("@")) return false;
  const isLower = /^[\p{Ll}(（]/u.test(text) && Math.abs(line.x - last.x) < 40;
  if ((endBold(last) !== startBold(line) && !isLower) || (Math.abs(line.x - last.x) > 3 && !isLower))
    return false;
  return isBroken(last, text, edges) && !/[.!?。！？:：]$/u.test(before.length < 30 ? before : "");
}

/** Whether a line begins with a period, or ends with one: it is the head of an entry and never a part of a list item. */
function beginsEntry(text: string): boolean {
  const [first] = findPeriods(text);
  const last = findPeriods(text).at(-1);
  if (!first || !last) return false;
  const isAtEnd = !last.isSingle && text.length - last.to < 3 && !/^\p{Ll}/u.test(text);
  return isAtEnd || (first.from === 0 && !first.isSingle);
}

const endsEntry = (text: string): boolean => {
  const last = findPeriods(text).at(-1);
  return last !== undefined && !last.isSingle && text.length - last.to < 3 && last.to - last.from > 8;
};

const isBrokenAddress = /(?:^|\s)\S*(?:@|\p{L}\.\p{L}|\/\/)\S*[-/_]$/u;

/** An e-mail address or a link alone in its line. */
const isAddress = /^\S*(?:@|\p{L}\.\p{L}|\/\/)\S*$/u;

const startItalic = ({ cells }: TextLine): boolean => cells[0]?.[0]?.italic ?? false;
const startBold = ({ cells }: TextLine): boolean => cells[0]?.[0]?.bold ?? false;
const endBold = ({ cells }: TextLine): boolean => cells.at(-1)?.at(-1)?.bold ?? false;

const wide = /[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef、。]$/u;
const wideStart = /^[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef、。]/u;

/** The lines that end within a word. A program that divides words does so more than once. */
const hyphensAtEnds = (lines: readonly TextLine[]): number =>
  lines.filter(
    (line, index) =>
      /\p{Ll}{2}-$/u.test(lineText(line)) && /^\p{Ll}{2}/u.test(lineText(lines[index + 1] ?? line)),
  ).length;

function append(cell: TextCell, more: TextCell, isHyphenated: boolean): TextCell {
  const text = cellText(cell);
  const isHyphened =
    /[\p{L}\p{N}][\u00AD-]$/u.test(text) || (wide.test(text) && wideStart.test(cellText(more)));
  const [first, ...rest] = more;
  if (!first) return cell;
  const space = isHyphened ? "" : " ";
  const end = cell.at(-1);
  const head =
    end &&
    (end.text.endsWith("\u00AD") ||
      (isHyphenated && /\p{Ll}{2}-$/u.test(end.text) && /^\p{Ll}/u.test(cellText(more))))
      ? [...cell.slice(0, -1), { ...end, text: end.text.slice(0, -1) }]
      : cell;
  return [...head, { ...first, text: space + first.text.trimStart() }, ...rest];
}
