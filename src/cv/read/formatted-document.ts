import { paragraphsToMarkdown } from "../document/plain-to-markdown.ts";
import { plainSpan, type RichSpan } from "../../text/blocks/rich-text.ts";
import { normaliseRichText } from "../../text/blocks/normalise-rich-text.ts";
import { writeRichText } from "../../text/blocks/write-rich-text.ts";
import type { FoundValue } from "./fields/found-value.ts";
import type { TextLine } from "./text-line.ts";

/** Matches the JSON pointers of long texts, which are Markdown in a CV. */
const longText = /\/(?:highlights\/\d+|summary|description|reference)$/;

/**
 * Returns a long text as Markdown with the bold and italic words of its line, or null for other values and where that
 * is the same text. A text of several lines has none of their formatting.
 */
export function markdownOf(pointer: string, { value, line }: FoundValue): string | null {
  if (!longText.test(pointer)) return null;
  const [block] = normaliseRichText([{ level: 0, spans: spansOf(line) }]);
  const isWhole = block !== undefined && block.spans.map(({ text }) => text).join("") === value;
  const markdown = isWhole ? writeRichText([block]) : paragraphsToMarkdown(value);
  return markdown === value ? null : markdown;
}

function spansOf({ cells }: TextLine): RichSpan[] {
  return cells.flatMap((cell, index) => [
    ...(index === 0 ? [] : [plainSpan(" ")]),
    ...cell.map(({ text, bold, italic }) => ({ text, bold, italic, href: null })),
  ]);
}

type Formatted = { document: Record<string, unknown>; formatted: Readonly<Record<string, string>> };

/** The JSON Resume of a reading with its long texts as Markdown. The document of the reading has plain texts. */
export function formattedDocument({ document, formatted }: Formatted): Record<string, unknown> {
  const copy = structuredClone(document);
  for (const [pointer, markdown] of Object.entries(formatted)) {
    const path = pointer.split("/").slice(1);
    const last = path.pop() ?? "";
    let target: unknown = copy;
    for (const step of path) target = (target as Record<string, unknown> | undefined)?.[step];
    if (typeof target === "object" && target !== null) (target as Record<string, unknown>)[last] = markdown;
  }
  return copy;
}
