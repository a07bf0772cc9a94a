import { findPeriods } from "../../text/periods.ts";
import type { FoundValue } from "./fields/found-value.ts";
import { filePlaceOf, type Box } from "./file-page.ts";
import { isLabel, kindBefore, readLabelled } from "./sections/labels.ts";
import { lineText, type TextLine } from "./text-line.ts";

export type Unplaced = { text: string; page: number; line: number; box: Box };

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
    if (headings.includes(line) && line.cells.length === 1) return [];
    if (values.some((value) => value.length >= text.length && value.includes(text))) return [];
    return lettersLeft(text, values) < mostLeft
      ? []
      : [{ text, page: line.page, line: index + 1, box: filePlaceOf(line).box }];
  });
}

/** The letters and digits of a line that are in none of its dates, in no value and in no label. Values are whole words. */
function lettersLeft(text: string, values: readonly string[]): number {
  // A date of birth has no field.
  const isBirth = readLabelled(text)?.kind === "birth" || kindBefore(text, text.search(/\d/)) === "birth";
  if (isBirth) return text.length;
  let left = text;
  const take = (from: number, to: number) => {
    left = left.slice(0, from) + "|".repeat(to - from) + left.slice(to);
  };
  for (const { from, to } of findPeriods(text)) take(from, to);
  for (const value of values)
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length))
      if (!isInWord(text, at) && !isInWord(text, at + value.length)) take(at, at + value.length);
  const parts = left.split(/[:：|•·,;]+/u).filter((part) => !isLabel(part.trim()));
  return parts.join("").replaceAll(/[^\p{L}\p{N}]+/gu, "").length;
}

const isInWord = (text: string, at: number): boolean =>
  /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(at));
