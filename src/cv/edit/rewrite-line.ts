import { readBlocks, writeBlocks } from "../../text/blocks/markdown-lines.ts";
import { plainText } from "../../text/blocks/read-rich-text.ts";
import { writeRichText } from "../../text/blocks/write-rich-text.ts";
import { plainSpan } from "../../text/blocks/rich-text.ts";
import type { CvDocument } from "../document/cv-document.ts";
import type { FieldAddress } from "./field-address.ts";
import { readField, writeText } from "./set-field.ts";

/**
 * Replaces one line of a paragraph, or a bullet, found by its text as people read it. Its formatting is lost. Returns the same
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
  const rewritten = writeRichText([{ level: 0, spans: [plainSpan(after)] }]);
  let isFound = false;
  const blocks = readBlocks(markdown).map((block) => {
    const lines = block.text.split("\n");
    const at = isFound ? -1 : lines.findIndex((line) => plainText(line).trim() === before);
    isFound ||= at >= 0;
    return at < 0 ? block : { ...block, text: lines.with(at, rewritten).join("\n") };
  });
  return isFound ? writeText(document, address, writeBlocks(blocks)) : document;
}
