import { lineText, type TextLine, type TextOfFile } from "./text-line.ts";

/** Points from the upper left corner of a page. */
export type Box = [x: number, y: number, width: number, height: number];

/** The place of a value. Formats without pages give each line or paragraph a place of its own. */
export type FilePlace = { page: number; box: Box };

/** A line or paragraph as the reader found it. */
export type FileLine = {
  text: string;
  box: Box;
  size: number;
  bold: boolean;
  bullet: boolean;
  level: number;
};

/** A page of a file, to be shown next to the values that were read from it. */
export type FilePage = {
  /** Points, or null for a format without pages: its lines are shown one below the other. */
  size: { width: number; height: number } | null;
  lines: FileLine[];
};

/** The place of a line or of all lines of a paragraph. */
export function filePlaceOf({ page, x, y, width, size, depth = 0, fromRight }: TextLine): FilePlace {
  const round = (length: number) => Math.round(length * 10) / 10;
  const left = fromRight === undefined ? x : fromRight - x - width;
  return { page, box: [round(left), round(y - size), round(width), round(size + depth)] };
}

/** The pages of a file with its lines. Text that is not in reading order on the page is in reading order here. */
export function filePages(lines: readonly TextLine[], sizes: TextOfFile["sizes"]): FilePage[] {
  const pages: FilePage[] = sizes ? sizes.map((size) => ({ size, lines: [] })) : [{ size: null, lines: [] }];
  for (const line of lines) {
    const { size, bold, bullet, level } = line;
    pages[line.page - 1]?.lines.push({
      text: lineText(line),
      box: filePlaceOf(line).box,
      size,
      bold,
      bullet,
      level,
    });
  }
  return pages;
}
