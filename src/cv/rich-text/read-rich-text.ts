import { readBlocks } from "./blocks.ts";
import { readInline } from "./read-inline.ts";
import type { RichText } from "./rich-text.ts";
import { normaliseRichText } from "./normalise-rich-text.ts";

/**
 * Reads the Markdown of a long field: paragraphs, two levels of bullets, bold, italics and links. Everything else is
 * text, so plain text stays as it is.
 */
export function readRichText(markdown: string): RichText {
  return normaliseRichText(
    readBlocks(markdown).map(({ level, text }) => ({ level, spans: readInline(text) })),
  );
}
