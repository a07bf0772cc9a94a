import { decodeHTML } from "entities";
import { readHtmlBlocks } from "./description/html-blocks.ts";
import { parseHtml } from "../../text/html-tree.ts";
import { isMarkdown, markdownToHtml } from "./description/markdown.ts";
import { hasTouchingLabels } from "./description/split-run-on.ts";
import { readTextBlocks, splitInlineBullets } from "./description/text-blocks.ts";
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
const escapedTag = /&(?:amp;)*lt;\/?(?:p|br|ul|ol|li|div|h[1-6]|strong|b|em|span|table)\b/i;
const endTag = /<\/(?:p|ul|ol|li|div|h[1-6]|strong|b|em|span|table)>/gi;
const escapedEndTag = /&(?:amp;)*lt;\/(?:p|ul|ol|li|div|h[1-6]|strong|b|em|span|table)&(?:amp;)*gt;/gi;
const entity = /&(?:#x?[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i;
/** Characters that were escaped twice inside HTML: "R&amp;amp;D", "&amp;#xa;". Nobody means to show them. */
const escapedTwice =
  /&(?:amp;)+(?=(?:#x?[\da-f]{1,6}|nbsp|amp|quot|apos|[lr][sd]quo|[nm]dash|bull|middot|hellip|euro|pound|[a-z]uml|szlig|[a-z](?:acute|grave|circ|cedil|tilde|ring|slash));)/gi;
/** How often a text may have been escaped. */
const maxRounds = 5;

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

/** Line ends written as two characters, "\\n", which JSON that was encoded twice has. */
const writtenLineEnd = /\\r\\n|\\[nr](?![a-z]{2,}\\)/g;

/** A text of several written line ends and no real one lost them to an encoding. */
function withLineEnds(text: string | null): string | null {
  if (text === null || /\n/.test(text.trim())) return text;
  return (text.match(writtenLineEnd)?.length ?? 0) > 1 ? text.replaceAll(writtenLineEnd, "\n") : text;
}

function blocksOf(published: PublishedDescription): Block[] {
  const { escaped } = published;
  const [html, text] = [withLineEnds(published.html), withLineEnds(published.text)];
  if (html !== null && html.trim() !== "") {
    const source = unescaped(escaped === true ? decodeHTML(html) : html);
    return anyTag.test(source) ? htmlBlocks(source) : textBlocks(decoded(source));
  }
  if (text === null) return [];
  const source = unescaped(text);
  return proseTag.test(source) ? htmlBlocks(source) : textBlocks(decoded(source));
}

/** Decodes HTML that was escaped as a whole, once or several times. */
function unescaped(html: string): string {
  let source = html;
  for (let round = 0; round < maxRounds && escapedTag.test(source); round++) {
    const isMostly = (source.match(escapedEndTag)?.length ?? 0) > 1 + (source.match(endTag)?.length ?? 0);
    if (anyTag.test(source) && !isMostly) break;
    source = decodeHTML(source);
  }
  return source;
}

/** Decodes the characters of a text without markup, also if they were escaped several times. */
function decoded(text: string): string {
  let source = text;
  for (let round = 0; round < maxRounds && entity.test(source); round++) source = decodeHTML(source);
  return source;
}

/**
 * HTML that has only one paragraph without markup is plain text: its headings and lists were lost. So were those of a
 * paragraph with bullets, or with labels that touch the words before them.
 */
function htmlBlocks(html: string): Block[] {
  const source = withoutInvisibles(html).replace(escapedTwice, "&");
  const blocks = readHtmlBlocks(parseHtml(source));
  const [only, ...others] = blocks;
  if (only?.kind === "paragraph" && others.length === 0) {
    const [line, ...more] = only.lines;
    return line && more.length === 0 && !line.html.includes("<") ? readTextBlocks(line.text) : blocks;
  }
  return blocks.flatMap((block) => (lostItsLines(block) ? readTextBlocks(textOf(block)) : [block]));
}

type Paragraph = Extract<Block, { kind: "paragraph" }>;

const textOf = ({ lines }: Paragraph): string => lines.map(({ text }) => text).join("\n");

function lostItsLines(block: Block): block is Paragraph {
  if (block.kind !== "paragraph" || block.lines.some(({ html }) => html.includes("<"))) return false;
  return block.lines.some(({ text }) => splitInlineBullets(text).length > 1 || hasTouchingLabels(text));
}

const textBlocks = (text: string) =>
  isMarkdown(text) ? htmlBlocks(markdownToHtml(text)) : readTextBlocks(withoutInvisibles(text));
