import { findPeriods, type FoundPeriod } from "../../../text/periods.ts";
import { namesDegree, namesInstitution } from "./entry-words.ts";
import { cellText, type TextCell, type TextLine } from "../text-line.ts";

/** What separates a part from the one before it. */
export type Boundary = "line" | "cell" | "date" | "style" | "sign" | "word" | "dot" | "comma" | "bracket";

/** A part of an entry's head between dates, separators and changes of style. */
export type EntryPiece = { text: string; line: TextLine; bold: boolean; italic: boolean; before: Boundary };

export type DatedLine = { line: TextLine; pieces: EntryPiece[]; periods: FoundPeriod[] };

const separator =
  /\s+[|•·‧∙●▪◦⋅»/]\s*|\s*[|•·∙●▪‧⋅]\s+|\s+[-\u2010-\u2015\u2212]{1,2}\s+|\s+\/\/\s+|\s+@\s*|\t/u;
const edge =
  /^(?:\.\s|[\s,;:|•·∙\u2010-\u2015\u2212/(（)）\]。、،-])+|[\s,;:|•·∙\u2010-\u2015\u2212/(（、،-]+$/gu;
/** "6 years 5 months" beside a date says nothing that the date does not. */
const unit =
  "(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|mes(?:es)?|ann[io]|mes[ei]|anos?|jaar|maand(?:en)?|rok|lata?|lat|miesi\\p{L}+|år|mån\\p{L}*|mdr|лет|год\\p{L}*|мес\\p{L}*|年|か月|个月|개월)";
export const duration = new RegExp(
  String.raw`^[(（]?\s*\d+\s*${unit}\.?(?:,?\s*(?:and |et |und )?\d+\s*${unit}\.?)?\s*[)）]?$`,
  "iu",
);
/** Words that lead to a title or an employer. */
const leading =
  /^(?:(?:working|worked|employed|work) as|as|in|at|for|with|als|bei|beim|chez|presso|w|w firmie|в|у|στην|στο)$/iu;
const leadingWord =
  /^(?:(?:working|worked|employed) as(?: an?)?|at|bei|beim|chez|presso|w firmie|στην|στο|у компанії|в компанії|في شركة)\s+/iu;

/** Takes the dates out of a line and splits the rest into pieces. */
export function readPieces(line: TextLine): DatedLine {
  const periods: FoundPeriod[] = [];
  const pieces = line.cells.flatMap((cell, at) => {
    const text = cell.map((run) => run.text).join("");
    const inCell = findPeriods(text);
    periods.push(...inCell);
    return cutAt(cell, inCell).flatMap((part, afterDate) =>
      splitStyles(part).flatMap((own, afterStyle) =>
        splitSeparators(
          own,
          line,
          afterStyle > 0 ? "style" : afterDate > 0 ? "date" : at > 0 ? "cell" : "line",
        ),
      ),
    );
  });
  const [first] = pieces;
  if (first) first.before = "line";
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

function splitSeparators(cell: TextCell, line: TextLine, before: Boundary): EntryPiece[] {
  const { bold = false, italic = false } = cell[0] ?? {};
  return cell
    .map(({ text }) => text)
    .join("")
    .split(separator)
    .map((text, index) => ({ text: trimEdges(text), before: index > 0 ? ("sign" as const) : before }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !duration.test(text) && !leading.test(text))
    .map(({ text, before: own }) => ({
      text: text.replace(leadingWord, "").replace(/(?<=\p{L}{4})\.$/u, ""),
      line,
      bold,
      italic,
      before: own,
    }));
}

/** Removes separators at the ends, and a bracket without its partner. */
export function trimEdges(text: string): string {
  const trimmed = cellText([{ text, bold: false, italic: false }]).replaceAll(edge, "");
  const open = (trimmed.match(/[([（]/gu) ?? []).length;
  const closed = (trimmed.match(/[)\]）]/gu) ?? []).length;
  if (closed > open) return trimmed.replace(/[)\]）]$/u, "").trim();
  return trimmed;
}

/** Words between a title and an employer, a full stop after a word, a comma, an opening bracket. */
const cuts: readonly [Boundary, RegExp][] = [
  [
    "word",
    /\s+(?:at|bei|beim|chez|presso|w firmie|στην|στο|у компанії|в компанії|في شركة|from|an der|à l[’']|en la)\s+/iu,
  ],
  ["dot", /(?<=\p{L}{4}|\))[.。]\s+(?=[\p{Lu}\p{Lo}\p{N}])/u],
  ["comma", /\s*[,،、，]\s*/u],
  ["bracket", /\s*[(（](?=[^()（）]*[)）]\s*$)/u],
];

/** Splits a piece at every place where a title, an employer or a place may begin. */
export function splitPiece(piece: EntryPiece): EntryPiece[] {
  let parts: EntryPiece[] = [piece];
  for (const [before, cut] of cuts) {
    parts = parts.flatMap((part) => {
      // "University of Texas at Austin" is one name, and "A-levels: English, History" one list.
      const isName =
        (before === "word" && namesInstitution(part.text.split(cut)[0] ?? "")) ||
        (before === "comma" && namesDegree(/^([^,:：]+)[:：]\s/u.exec(part.text)?.[1] ?? ""));
      const texts = isName ? [part.text] : splitOutside(part.text, cut, before === "bracket");
      return texts.map((text, index) => ({ ...part, text, before: index > 0 ? before : part.before }));
    });
  }
  return parts;
}

/** Splits a text, but not within brackets. */
function splitOutside(text: string, cut: RegExp, isBracket: boolean): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: found } of text.matchAll(new RegExp(cut, `${cut.flags}g`))) {
    const before = text.slice(0, index);
    const depth = (before.match(/[([（]/gu) ?? []).length - (before.match(/[)\]）]/gu) ?? []).length;
    if (depth > 0 || before.trim() === "" || index + found.length >= text.length) continue;
    parts.push(text.slice(from, index));
    from = index + found.length;
  }
  const last = text.slice(from);
  return [...parts, isBracket && parts.length > 0 ? last.replace(/[)）]\s*$/u, "") : last].filter(
    (part) => part !== "",
  );
}
