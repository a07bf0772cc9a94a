import { decodeHTML } from "entities";
import { readHtmlBlocks } from "./description/html-blocks.ts";
import { parseHtml } from "./description/html-tree.ts";
import { readTextBlocks } from "./description/text-blocks.ts";
import { fitBlocks, writeHtml, writePlainText } from "./description/write-blocks.ts";
import type { Block } from "./description/blocks.ts";
import { withoutInvisibles } from "./plain-line.ts";

/** Longest description kept, in characters of HTML. */
export const descriptionLimit = 60_000;

export type PublishedDescription = {
  /** HTML as published. */
  html: string | null;
  /** Plain text, used when there is no HTML. */
  text: string | null;
  /** True when the source escapes its HTML once more ("&lt;p&gt;"), as Greenhouse does. */
  escaped?: boolean;
};

const anyTag = /<(?:\/?[a-z][^<>]*>|!)/i;
const proseTag = /<\/?(?:p|br|ul|ol|li|div|h[1-6]|strong|b|em|span|table)(?:\s[^<>]*)?\/?>/i;
const escapedTag = /&lt;\/?(?:p|br|ul|ol|li|div|h[1-6]|strong|b|em|span|table)\b/i;

/**
 * The description as safe HTML and as text.
 *
 * The HTML consists of p, br, ul, ol, li, h2–h4, strong, em, b, i, code, a (http, https, mailto; rel set, no target),
 * blockquote, table, tr, th, td and pre alone, without any other attribute. It is generated from the parsed blocks, not
 * filtered, so nothing published can slip through; white space, empty elements and runs of <br> are gone, wrappers have
 * become paragraphs, typed bullets lists. Doing it again changes nothing. At most `descriptionLimit` characters.
 *
 * Text published as HTML, and HTML published as text or escaped by mistake, are recognised.
 */
export function readDescription(published: PublishedDescription): { html: string; text: string } {
  const read = blocksOf(published);
  const html = writeHtml(read);
  if (html.length <= descriptionLimit) return { html, text: writePlainText(read) };
  const blocks = fitBlocks(read, descriptionLimit);
  return { html: writeHtml(blocks), text: writePlainText(blocks) };
}

/** The text of any HTML, words kept apart where elements parted them, scripts and styles left out. */
export function htmlToText(html: string): string {
  return writePlainText(htmlBlocks(html));
}

function blocksOf({ html, text, escaped }: PublishedDescription): Block[] {
  if (html !== null && html.trim() !== "") {
    const isEscaped = escaped === true || (!anyTag.test(html) && escapedTag.test(html));
    const source = isEscaped ? decodeHTML(html) : html;
    return anyTag.test(source) ? htmlBlocks(source) : textBlocks(decodeHTML(source));
  }
  if (text === null) return [];
  return proseTag.test(text) ? htmlBlocks(text) : textBlocks(text);
}

/** HTML that has only one paragraph without markup is plain text: its headings and lists were lost. */
function htmlBlocks(html: string): Block[] {
  const blocks = readHtmlBlocks(parseHtml(withoutInvisibles(html)));
  const [only, ...others] = blocks;
  if (only?.kind !== "paragraph" || others.length > 0) return blocks;
  const [line, ...more] = only.lines;
  return line && more.length === 0 && !line.html.includes("<") ? readTextBlocks(line.text) : blocks;
}

const textBlocks = (text: string) => readTextBlocks(withoutInvisibles(text));
