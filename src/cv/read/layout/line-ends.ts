import { findPeriods } from "../../../text/periods.ts";
import { lineText, type TextLine } from "../text-line.ts";

/** Where the lines of a column end. */
export type ColumnEdge = {
  left: number;
  right: number;
  /** Lines that end near the edge. In text that is broken into lines there are several, in a list one. */
  reaching: number;
};

export function columnEdges(lines: readonly TextLine[]): Map<number, ColumnEdge> {
  const edges = new Map<number, ColumnEdge>();
  const byColumn = Map.groupBy(lines, ({ column }) => column);
  for (const [column, own] of byColumn) {
    const left = Math.min(...own.map(({ x }) => x));
    const right = Math.max(...own.map(({ x, width }) => x + width));
    const reaching = own.filter(({ x, width }) => x + width > left + 0.85 * (right - left)).length;
    edges.set(column, { left, right, reaching });
  }
  return edges;
}

/** Whether a line ended because the first word of the next one did not fit. */
export function isBroken(line: TextLine, next: string, edges: ReadonlyMap<number, ColumnEdge>): boolean {
  const text = lineText(line);
  const { left = 0, right = 0, reaching = 0 } = edges.get(line.column) ?? {};
  const isLower = /^\p{Ll}/u.test(next);
  if (text.endsWith(",")) return true;
  if ((endsWithDate(text) && !isLower) || isDate(next)) return false;
  // Items of a list without signs: short lines that begin with capitals, or have the same form.
  if (text.length < 28 && reaching < 3 && !isLower && !/[&-]$/u.test(text)) return false;
  if (isPair.test(text) && isPair.test(next)) return false;
  const perLetter = line.width / Math.max(text.length, 1);
  // A column of a few letters is a list.
  if (right - left < 22 * perLetter) return false;
  const isSpaced = !/^[\u3040-\u30ff\u3400-\u9fff]/u.test(next);
  const word = isSpaced ? (next.split(" ", 1)[0]?.length ?? 0) : 1;
  // A lower-case letter rarely begins a paragraph.
  return right - (line.x + line.width) < (word + 1) * perLetter * (isLower ? 2.5 : 1);
}

/** "Deutsch – C1", "Deutsch: C1". */
const isPair = /^[^\s–:]+(?: [^\s–:]+)?(?:\s[–—-]\s|[:：]\s?)\S/u;

/** Whether a line has only a date, which belongs to an entry. */
export function isDate(text: string): boolean {
  const [period] = findPeriods(text);
  return period !== undefined && period.to - period.from >= text.length - 2;
}

function endsWithDate(text: string): boolean {
  const last = findPeriods(text).at(-1);
  return last !== undefined && text.length - last.to < 2;
}
