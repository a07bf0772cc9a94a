import { escapeListSigns } from "../../text/blocks/markdown-lines.ts";
import { documentLimits } from "./document-limits.ts";

/** List signs that documents before version 3 left out when they were printed. */
const oldSigns = /^(?:[•‣▪◦●○■·–—*-](?:\s+|$))+/u;

/**
 * Escapes every character that could be formatting. `writeRichText` escapes fewer, with code that the first page load
 * does without.
 */
function literal(plain: string): string {
  return escapeListSigns(plain.replaceAll(/[\\*_[\]<]/g, String.raw`\$&`));
}

/** Writes plain paragraphs as Markdown that shows the same words, line breaks and signs. */
export function paragraphsToMarkdown(plain: string): string {
  return withinLimit(plain, literal(plain));
}

/** Writes plain lines as Markdown with a bullet for each line. */
export function linesToMarkdown(plain: string): string {
  const items = plain
    .split(/\r\n?|\n/)
    .map((line) => line.trim().replace(oldSigns, ""))
    .filter((line) => line !== "");
  return withinLimit(plain, items.map((line) => `- ${literal(line)}`).join("\n"));
}

/** Keeps the plain text if the Markdown would be too long: the words are more important than their format. */
function withinLimit(plain: string, markdown: string): string {
  return markdown.length > documentLimits.field ? plain : markdown;
}
