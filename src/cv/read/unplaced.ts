import { findPeriods } from "../../text/periods.ts";
import type { FoundValue } from "./fields/found-value.ts";
import { filePlaceOf, type Box } from "./file-page.ts";
import { lineText, type TextLine } from "./text-line.ts";

export type Unplaced = { text: string; page: number; line: number; box: Box };

/** Returns the text that no value took, line by line. Headings of known sections and separators are left out. */
export function findUnplaced(
  lines: readonly TextLine[],
  headings: readonly TextLine[],
  used: readonly FoundValue[],
): Unplaced[] {
  const values = used.map(({ value }) => value).toSorted((a, b) => b.length - a.length);
  const whole = lines.map(lineText);
  return lines.flatMap((line, index) => {
    const text = whole[index] ?? "";
    if (headings.includes(line) && line.cells.length === 1) return [];
    const isInValue = values.some((value) => value.length >= text.length && value.includes(text));
    if (isInValue) return [];
    let rest = text;
    for (const { from, to } of findPeriods(rest).toReversed())
      rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
    for (const value of values) rest = rest.replace(value, " ");
    const letters = rest.replaceAll(/[^\p{L}\p{N}]+/gu, "");
    return letters.length < 3
      ? []
      : [
          {
            text: rest.replaceAll(/\s+/g, " ").trim(),
            page: line.page,
            line: index + 1,
            box: filePlaceOf(line).box,
          },
        ];
  });
}
