import { printableLine } from "./printable.ts";

export type TextColumn = {
  heading: string;
  /** Numbers are right-aligned. */
  align?: "right";
  /** Never cut, because the operator copies it into the next command. */
  whole?: boolean;
};

export type TextTable = { columns: readonly TextColumn[]; rows: readonly (readonly string[])[] };

const gap = "  ";
/** The minimum width of a column that is cut, in characters. */
const narrowest = 6;

/** A table as text, its columns cut so that a line has at most `width` characters. Cells may hold any text. */
export function textTable({ columns, rows }: TextTable, width: number): string {
  const lines = [columns.map((column) => column.heading), ...rows.map((row) => row.map(printableLine))];
  const widths = fittingWidths(columns, lines, width);
  return lines.map((cells) => lineOf(cells, columns, widths)).join("\n");
}

function lineOf(cells: readonly string[], columns: readonly TextColumn[], widths: readonly number[]): string {
  const padded = columns.map((column, index) => {
    const wanted = widths[index] ?? 0;
    const cell = cut(cells[index] ?? "", wanted);
    const space = " ".repeat(Math.max(0, wanted - displayWidth(cell)));
    return column.align === "right" ? space + cell : cell + space;
  });
  return padded.join(gap).trimEnd();
}

/**
 * Each column is as wide as its longest cell. While the line is too long, the widest column that may be cut shrinks.
 */
function fittingWidths(
  columns: readonly TextColumn[],
  lines: readonly (readonly string[])[],
  width: number,
): number[] {
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((cells) => displayWidth(cells[index] ?? ""))),
  );
  const room = width - gap.length * (columns.length - 1);
  for (let over = sum(widths) - room; over > 0; over--) {
    const widest = columns.reduce((best, column, index) => {
      const canGiveWay = !column.whole && (widths[index] ?? 0) > narrowest;
      return canGiveWay && (best === -1 || (widths[index] ?? 0) > (widths[best] ?? 0)) ? index : best;
    }, -1);
    if (widest === -1) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function cut(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let kept = "";
  for (const letter of text) {
    if (displayWidth(kept) + displayWidth(letter) > width - 1) break;
    kept += letter;
  }
  return `${kept}…`;
}

/** Chinese, Japanese and Korean letters and emoji take two places on a terminal. Combining marks take none. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/gu;
const combining = /[\p{Mn}\p{Me}\p{Cf}]/gu;

function displayWidth(text: string): number {
  const base = text.replaceAll(combining, "");
  return Array.from(base).length + (base.match(wide)?.length ?? 0);
}
