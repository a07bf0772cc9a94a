import { readRichText } from "./read-rich-text.ts";
import { blockText } from "./rich-text.ts";

/** Returns a text as people read it: without the signs of its formatting, one line for each paragraph or bullet. */
export function plainText(markdown: string): string {
  return readRichText(markdown)
    .map((block) => blockText(block).trim())
    .join("\n");
}
