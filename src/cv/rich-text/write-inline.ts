import { escapeLiteral } from "./escape-literal.ts";
import { escapeListSigns } from "./list-signs.ts";
import type { RichSpan } from "./rich-text.ts";
import { writeMarks } from "./write-marks.ts";

/** Writes the spans of a block as Markdown that `readInline` reads as the same spans. */
export function writeInline(spans: readonly RichSpan[]): string {
  const whole = spans.map(({ text }) => text).join("");
  const escaped = writeMarks(spans, ({ text, href }) => {
    const literal = escapeLiteral(text);
    const mayBeLink = href !== null || whole.includes("](");
    // A text that has "](" itself has escaped brackets already.
    return mayBeLink && !text.includes("](") ? literal.replaceAll(/[[\]]/g, String.raw`\$&`) : literal;
  });
  return escapeListSigns(escaped);
}
