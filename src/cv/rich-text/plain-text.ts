import { readRichText } from "../../cv/rich-text/read-rich-text.ts";
import { blockText } from "../../cv/rich-text/rich-text.ts";

/** Returns a text as people read it: without the signs of its formatting, one line for each paragraph or bullet. */
export function plainText(markdown: string): string {
  return readRichText(markdown)
    .map((block) => blockText(block).trim())
    .join("\n");
}
