import { escapeListSigns, escapeLiteral } from "../rich-text/escape-literal.ts";
import { documentLimits } from "./document-limits.ts";

/** List signs that documents before version 3 left out when they were printed. */
const oldSigns = /^(?:[•‣▪◦●○■·–—*-](?:\s+|$))+/u;

/** Writes plain paragraphs as Markdown that shows the same words, line breaks and signs. */
export function paragraphsToMarkdown(plain: string): string {
  return withinLimit(plain, escapeListSigns(escapeLiteral(plain)));
}

/** Writes plain lines as Markdown with a bullet for each line. */
export function linesToMarkdown(plain: string): string {
  const items = plain
    .split(/\r\n?|\n/)
    .map((line) => line.trim().replace(oldSigns, ""))
    .filter((line) => line !== "");
  return withinLimit(plain, items.map((line) => `- ${escapeListSigns(escapeLiteral(line))}`).join("\n"));
}

/** A text that has no room for its signs stays as it is: words are more important. */
function withinLimit(plain: string, markdown: string): string {
  return markdown.length > documentLimits.field ? plain : markdown;
}
