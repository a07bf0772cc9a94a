import { writeBlocks } from "./blocks.ts";
import { readInline } from "./read-inline.ts";
import type { RichBlock, RichText } from "./rich-text.ts";
import { escapeListSigns } from "./list-signs.ts";
import { blockText } from "./rich-text.ts";
import { normaliseRichText } from "./normalise-rich-text.ts";
import { writeInline } from "./write-inline.ts";

/** Writes a text as Markdown. `readRichText` gives the same text again, tidied. */
export function writeRichText(text: RichText): string {
  return writeBlocks(
    normaliseRichText(text).map((block) => ({ level: block.level, text: writeBlock(block) })),
  );
}

/** Plain text without a counterpart for any of its signs needs no escapes: "Grade A*". */
function writeBlock(block: RichBlock): string {
  const text = blockText(block);
  const isPlain = block.spans.every(({ bold, italic, href }) => !bold && !italic && href === null);
  const [read, ...more] = isPlain
    ? (normaliseRichText([{ level: 0, spans: readInline(text) }])[0]?.spans ?? [])
    : [];
  const isSame = more.length === 0 && read?.text === text && !read.bold && !read.italic && read.href === null;
  return isSame ? escapeListSigns(text) : writeInline(block.spans);
}
