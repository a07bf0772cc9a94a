import { cellText, lineText, type TextLine } from "../text-line.ts";
import { found, type FoundTree } from "./found.ts";

/** Reads the text under the head of an entry: list items are highlights, other text before them is the summary. */
export function readBody(
  lines: readonly TextLine[],
  plainText: "list" | "text" = "list",
): { [key: string]: FoundTree | undefined } {
  const bullets = lines.filter(({ bullet }) => bullet);
  const plain = lines.filter(({ bullet }) => !bullet);
  // Several plain lines without list signs are a list without signs.
  const isList = plainText === "list" && bullets.length === 0 && plain.length > 1;
  const highlights = (isList ? plain : bullets).flatMap((line) => found(textOf(line), line, 0.9) ?? []);
  const paragraphs = isList ? [] : plain;
  const [first] = paragraphs;
  const summary = first && found(paragraphs.map(textOf).join(" "), first, 0.8);
  return {
    ...(summary ? { summary } : {}),
    ...(highlights.length > 0 ? { highlights } : {}),
  };
}

/** "2 years 10 months" beside a date. */
const duration = /\s*\b\d+ (?:years?|yrs?|months?|mos?)(?: \d+ (?:months?|mos?))?$/i;

const textOf = (line: TextLine): string =>
  line.cells.length > 1 ? lineText(line).replace(duration, "") : cellText(line.cells[0] ?? []);
