import { findPeriods, type FoundPeriod } from "../../../text/periods.ts";
import { cellText, type TextCell, type TextLine } from "../text-line.ts";

/** A part of an entry's head between dates, separators and changes of style. */
export type EntryPiece = { text: string; line: TextLine; bold: boolean; italic: boolean };

export type DatedLine = { line: TextLine; pieces: EntryPiece[]; periods: FoundPeriod[] };

const separator =
  /\s+[|•·‧∙●▪◦⋅»/]\s*|\s*[|•·∙●▪‧⋅]\s+|\s+[-\u2010-\u2015\u2212]{1,2}\s+|\s+\/\/\s+|\s+@\s*|\t/u;
const edge = /^[\s,;:|•·∙\u2010-\u2015\u2212/(（)）\]。、،-]+|[\s,;:|•·∙\u2010-\u2015\u2212/(（、،-]+$/gu;

/** Takes the dates out of a line and splits the rest into pieces. */
export function readPieces(line: TextLine): DatedLine {
  const periods: FoundPeriod[] = [];
  const pieces = line.cells.flatMap((cell) => {
    const text = cell.map((run) => run.text).join("");
    const inCell = findPeriods(text);
    periods.push(...inCell);
    return cutAt(cell, inCell)
      .flatMap((part) => splitStyles(part))
      .flatMap((part) => splitSeparators(part, line));
  });
  return { line, pieces, periods };
}

/** The parts of a cell before, between and after dates. */
function cutAt(cell: TextCell, periods: readonly FoundPeriod[]): TextCell[] {
  const parts: TextCell[] = [];
  let from = 0;
  for (const { from: start, to } of periods) {
    parts.push(slice(cell, from, start));
    from = to;
  }
  return [...parts, slice(cell, from, Number.POSITIVE_INFINITY)];
}

function slice(cell: TextCell, from: number, to: number): TextCell {
  let at = 0;
  return cell.flatMap((run) => {
    const start = at;
    at += run.text.length;
    const text = run.text.slice(Math.max(from - start, 0), Math.max(to - start, 0));
    return text === "" ? [] : [{ ...run, text }];
  });
}

/** Bold text next to other text, or italic text next to upright text, is a part of its own. */
function splitStyles(cell: TextCell): TextCell[] {
  const parts: TextCell[] = [];
  for (const run of cell) {
    const last = parts.at(-1);
    const before = last?.at(-1);
    const isSame =
      before &&
      ((before.bold === run.bold && before.italic === run.italic) || !/[\p{L}\p{N}]/u.test(run.text));
    // "Grade: 3.8", with a bold label.
    const isLabelled = /[:：]\s*$/u.test(before?.text ?? "") || /^\s*[:：]/u.test(run.text);
    if (last && (isSame || isLabelled || run.text.trim() === "" || /^\s*[.)\]]\s*$/.test(run.text)))
      last.push(run);
    else parts.push([run]);
  }
  return parts;
}

function splitSeparators(cell: TextCell, line: TextLine): EntryPiece[] {
  const { bold = false, italic = false } = cell[0] ?? {};
  return cell
    .map(({ text }) => text)
    .join("")
    .split(separator)
    .map((text) => trimEdges(text))
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .map((text) => ({ text, line, bold, italic }));
}

/** Removes separators at the ends, and a bracket without its partner. */
export function trimEdges(text: string): string {
  const trimmed = cellText([{ text, bold: false, italic: false }]).replaceAll(edge, "");
  const open = (trimmed.match(/[([（]/gu) ?? []).length;
  const closed = (trimmed.match(/[)\]）]/gu) ?? []).length;
  if (closed > open) return trimmed.replace(/[)\]）]$/u, "").trim();
  return trimmed;
}
