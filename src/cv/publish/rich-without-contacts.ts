import { readRichText } from "../../text/blocks/read-rich-text.ts";
import { blockText, plainSpan } from "../../text/blocks/rich-text.ts";
import { writeRichText } from "../../text/blocks/write-rich-text.ts";
import { cleanText } from "../view-model/clean-text.ts";

/**
 * Removes contact details from a long text, and links that are not public. A contact detail may be partly bold, so a
 * block with one loses its formatting.
 *
 * @param words removes contact details from plain text
 */
export function richWithoutContacts(
  markdown: string,
  words: (text: string) => string,
  isPublic: (href: string) => boolean,
): string {
  const blocks = readRichText(markdown).map((block) => {
    const text = blockText(block);
    const shown = words(text);
    if (shown !== cleanText(text)) return { ...block, spans: [plainSpan(shown)] };
    return {
      ...block,
      spans: block.spans.map((span) =>
        span.href === null || isPublic(span.href) ? span : { ...span, href: null },
      ),
    };
  });
  return writeRichText(blocks);
}
