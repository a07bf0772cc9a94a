import { cellText, lineText, type TextLine } from "../text-line.ts";
import { foundValue, type FoundTree } from "./found-value.ts";

/**
 * Reads the text under the head of an entry: list items are highlights, text before them is the summary.
 *
 * @param rest parts of the head that have no field of their own
 */
export function readEntryBody(
  lines: readonly TextLine[],
  plainText: "list" | "text" = "list",
  rest: readonly TextLine[] = [],
): { [key: string]: FoundTree | undefined } {
  const bullet = lines.findIndex((line) => line.bullet);
  const plain = bullet < 0 ? lines : lines.slice(0, bullet);
  // Several plain lines without list signs are a list without signs.
  const isList = plainText === "list" && bullet < 0 && plain.length > 1;
  const items = [...rest, ...(isList ? plain : []), ...(bullet < 0 ? [] : lines.slice(bullet))];
  const highlights = items.flatMap((line) => foundValue(textOf(line), line, 0.9) ?? []);
  const [first] = isList ? [] : plain;
  const summary = first && foundValue(plain.map(textOf).join(" "), first, 0.8);
  return {
    ...(summary ? { summary } : {}),
    ...(highlights.length > 0 ? { highlights } : {}),
  };
}

/** "2 years 10 months" next to a date. */
const duration = /\s*\b\d+ (?:years?|yrs?|months?|mos?)(?: \d+ (?:months?|mos?))?$/i;

const textOf = (line: TextLine): string =>
  line.cells.length > 1 ? lineText(line).replace(duration, "") : cellText(line.cells[0] ?? []);
