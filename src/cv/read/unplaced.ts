import { findPeriods } from "../../text/periods.ts";
import type { FoundValue } from "./fields/found-value.ts";
import { duration } from "./fields/entry-pieces.ts";
import { filePlaceOf, type Box } from "./file-page.ts";
import { isDocumentTitle, isLabel, kindBefore, readLabelled } from "./sections/labels.ts";
import { lineText, type TextLine } from "./text-line.ts";

/** @property left the part of the line that is in no field, if it is one; else the line */
export type Unplaced = { text: string; left: string; page: number; line: number; box: Box };

/** Letters that a line may have beside its values: labels, signs and words such as "at". */
const mostLeft = 3;

/**
 * Returns the lines that have text in no field, each as the page has it. Headings of known sections and separators are
 * left out.
 */
export function findUnplaced(
  lines: readonly TextLine[],
  headings: readonly TextLine[],
  used: readonly FoundValue[],
): Unplaced[] {
  const values = [...new Set(used.map(({ value }) => value))].toSorted((a, b) => b.length - a.length);
  return lines.flatMap((line, index) => {
    const text = lineText(line);
    if (isDocumentTitle(text) || (headings.includes(line) && line.cells.length === 1)) return [];
    if (values.some((value) => value.length >= text.length && value.includes(text))) return [];
    const { parts } = partsLeft(text, values);
    if (parts.reduce((sum, part) => sum + lettersOf(part), 0) < mostLeft) return [];
    // The same words may be a value elsewhere.
    const own = partsLeft(
      text,
      used.filter((one) => one.line === line).map(({ value }) => value),
    );
    const [only = text] = own.hasDates || own.parts.length > 1 ? [] : own.parts;
    return [{ text, left: only, page: line.page, line: index + 1, box: filePlaceOf(line).box }];
  });
}

/** The parts of a line that are in no date, value or label. Values are whole words. A part may belong to a date. */
function partsLeft(text: string, values: readonly string[]): { parts: string[]; hasDates: boolean } {
  // A date of birth is no period of an entry: it may be in no field.
  const isBirth = readLabelled(text)?.kind === "birth" || kindBefore(text, text.search(/\d/)) === "birth";
  const periods = isBirth ? [] : findPeriods(text);
  let left = text;
  const take = (from: number, to: number) => {
    left = left.slice(0, from) + "|".repeat(to - from) + left.slice(to);
  };
  for (const { from, to } of periods) take(from, to);
  for (const value of values)
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length))
      if (!isInWord(text, at) && !isInWord(text, at + value.length)) take(at, at + value.length);
  const parts = left
    .split(/[|•·]+/u)
    .filter((part) => !labelOfValue.test(part))
    .map((part) => part.replaceAll(edges, ""))
    .filter((part) => lettersOf(part) > 0 && !duration.test(part));
  return { parts, hasDates: periods.length > 0 };
}

/** The number of letters and digits of a text without labels. */
function lettersOf(text: string): number {
  const parts = text.split(/[:：,;]+/u).filter((part) => !isLabel(part.trim()));
  return parts.join("").replaceAll(/[^\p{L}\p{N}]+/gu, "").length;
}

const edges = /^[\s,;:：،؛/–-]+|[\s,;:：،؛/–-]+$/gu;
/** "Dissertation: " before its value. */
const labelOfValue = /^[\s,;،]*[\p{L}\p{M}’' ]{1,30}[:：]\s*$/u;

const isInWord = (text: string, at: number): boolean =>
  /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(at));
