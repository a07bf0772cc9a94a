import { normaliseCharacters } from "../normalise-text.ts";
import {
  listSign,
  cellText,
  lineText,
  plainTextLine,
  type TextCell,
  type TextLine,
  type TextRun,
} from "../text-line.ts";
import { sectionOfHeading } from "../sections/section-of-heading.ts";

/** A paragraph of a document. In its text, "\t" begins a cell and "\n" a line. */
export type Paragraph = {
  kind: "paragraph";
  runs: TextRun[];
  size: number;
  level: number;
  bullet: boolean;
  gap: number;
};
/** The style of a piece of text. The size is null where the paragraph says it. */
export type Look = { bold: boolean; italic: boolean; size: number | null };
/** Rows of cells with blocks. */
export type FileTable = { kind: "table"; rows: FileBlock[][][] };
/** Text outside the flow of the document: a text box, a page header. */
export type TextBox = { kind: "box"; blocks: FileBlock[] };
export type FileBlock = Paragraph | FileTable | TextBox;

/** Characters of text that are read of one file. */
const longestText = 400_000;

/** Puts blocks into lines. Text boxes and tall table cells are columns. */
export function blockLines(blocks: readonly FileBlock[]): TextLine[] {
  let columns = 0;
  let left = longestText;
  const linesOf = (list: readonly FileBlock[], column: number): TextLine[] => {
    let current = column;
    return list.flatMap((block) => {
      if (left <= 0) return [];
      if (block.kind === "paragraph") {
        left -= block.runs.reduce((sum, { text }) => sum + text.length, 0);
        return paragraphLines(block, current);
      }
      columns += 1;
      if (block.kind === "box") {
        const inBox = linesOf(block.blocks, columns);
        columns += 1;
        current = columns;
        return inBox;
      }
      return block.rows.flatMap((row) => rowLines(row.map((cell) => linesOf(cell, current))));
    });
  };
  const rowLines = (cells: readonly TextLine[][]): TextLine[] => {
    const filled = cells.filter((lines) => lines.length > 0);
    const [first, ...others] = filled;
    if (!first || others.length === 0) return first ?? [];
    const isBeside = first.length === 1 && first[0] !== undefined && lineText(first[0]).length < 45;
    if (filled.every((lines) => lines.length === 1) || (isBeside && others.length === 1)) {
      const [head] = first;
      const [next, ...rest] = others.flat();
      if (head && next && sectionOfHeading(lineText(head))) return [head, next, ...rest];
      if (filled.every((lines) => lines.length === 1)) return [joined(filled.flat())];
      if (head && next) return [{ ...joined([head, next]), bullet: false }, ...rest];
    }
    return filled.flatMap((lines) => {
      columns += 1;
      return lines.map((line) => ({ ...line, column: columns }));
    });
  };
  return place(linesOf(blocks, 0));
}

function joined(lines: readonly TextLine[]): TextLine {
  const [first] = lines;
  return { ...(first ?? plainTextLine("")), cells: lines.flatMap(({ cells }) => cells) };
}

function paragraphLines({ runs, size, level, bullet, gap }: Paragraph, column: number): TextLine[] {
  const lines: TextCell[][] = [[[]]];
  for (const run of runs) {
    for (const [index, part] of run.text.split("\n").entries()) {
      if (index > 0) lines.push([[]]);
      for (const [tab, text] of part.split("\t").entries()) {
        if (tab > 0) lines.at(-1)?.push([]);
        if (text !== "")
          lines
            .at(-1)
            ?.at(-1)
            ?.push({ ...run, text: normaliseCharacters(text) });
      }
    }
  }
  return lines.flatMap((given, index) => {
    const cells = given.filter((cell) => cellText(cell) !== "");
    const [first] = cells[0] ?? [];
    if (!first) return [];
    const sign = listSign.exec(first.text)?.[0] ?? "";
    // "3. WORK EXPERIENCE" is a heading.
    const isNumbered =
      /\d/.test(sign) && cells.length === 1 && sectionOfHeading(cellText(cells[0] ?? [])) !== null;
    const isSigned = sign !== "" && sign.trim() !== "" && first.text.length > sign.length && !isNumbered;
    if (isSigned) first.text = first.text.slice(sign.length);
    const letters = cells.flat().reduce((sum, { text }) => sum + text.length, 0);
    const boldLetters = cells.flat().reduce((sum, { text, bold }) => sum + (bold ? text.length : 0), 0);
    const isItem = (bullet && index === 0) || isSigned;
    return [
      plainTextLine("", {
        cells,
        size,
        level,
        column,
        bullet: isItem,
        bold: boldLetters * 2 > letters,
        gap: index === 0 ? gap : 1,
      }),
    ];
  });
}

/** Numbers the lines, so that each has a place. */
function place(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line, index) => ({ ...line, y: (index + 1) * 14, x: line.bullet ? 12 : 0 }));
}

/** Whether a table has two cells with text next to each other. */
export const hasTables = (blocks: readonly FileBlock[]): boolean =>
  blocks.some(
    (block) =>
      block.kind !== "paragraph" &&
      rowsOf(block).some((row) => row.filter(hasText).length > 1 || row.some(hasTables)),
  );

const hasText = (blocks: readonly FileBlock[]): boolean =>
  blocks.some((block) =>
    block.kind === "paragraph"
      ? block.runs.some(({ text }) => text.trim() !== "")
      : rowsOf(block).some((row) => row.some(hasText)),
  );

/** A text box is a row of one cell. */
const rowsOf = (block: FileTable | TextBox): FileBlock[][][] =>
  block.kind === "table" ? block.rows : [[block.blocks]];
