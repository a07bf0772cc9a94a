import { readBlocks, writeBlocks } from "../../text/blocks/markdown-lines.ts";
import { plainText } from "../../text/blocks/read-rich-text.ts";
import { writeRichText } from "../../text/blocks/write-rich-text.ts";
import { plainSpan } from "../../text/blocks/rich-text.ts";
import type { CvDocument } from "../document/cv-document.ts";
import type { FieldAddress } from "./field-address.ts";
import { readField, writeText } from "./set-field.ts";

/**
 * Replaces one paragraph or bullet of a field by its text as people read it. Its formatting is lost. Returns the same
 * document if the field has no such line any more.
 */
export function rewriteLine(
  document: CvDocument,
  address: FieldAddress,
  before: string,
  after: string,
): CvDocument {
  const markdown = readField(document, address);
  // A field of one line has no formatting.
  if (markdown.trim() === before) return writeText(document, address, after);
  const blocks = readBlocks(markdown);
  const at = blocks.findIndex(({ text }) => plainText(text) === before);
  const block = blocks[at];
  if (!block) return document;
  const text = writeRichText([{ level: 0, spans: [plainSpan(after)] }]);
  return writeText(document, address, writeBlocks(blocks.with(at, { ...block, text })));
}
