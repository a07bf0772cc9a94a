import { readBlocks } from "../../text/blocks/markdown-lines.ts";
import { readHtml } from "../../text/blocks/read-html.ts";
import { linesOfBlock, plainSpan, type RichText } from "../../text/blocks/rich-text.ts";
import { writeRichText } from "../../text/blocks/write-rich-text.ts";

/** Reads HTML, or plain text with a paragraph or bullet on each line, as Markdown. */
export function readFormattedText(given: string): string {
  return writeRichText(richTextOf(given));
}

/**
 * Reads the text of a job as Markdown. The paragraphs before the first bullet are the summary. Of a text without
 * bullets each line is one, unless it has only one line.
 */
export function readAchievements(given: string): { summary: string; description: string } {
  const text = richTextOf(given);
  const firstBullet = text.findIndex(({ level }) => level > 0);
  const lines = text.flatMap(linesOfBlock);
  if (firstBullet === -1 && lines.length > 1)
    return { summary: "", description: writeRichText(lines.map((line) => ({ ...line, level: 1 }))) };
  const [before, after] =
    firstBullet === -1 ? [text, []] : [text.slice(0, firstBullet), text.slice(firstBullet)];
  return { summary: writeRichText(before), description: writeRichText(after) };
}

function richTextOf(given: string): RichText {
  if (/<\w/.test(given)) return readHtml(given);
  return readBlocks(given).flatMap(({ level, text }) => linesOfBlock({ level, spans: [plainSpan(text)] }));
}
