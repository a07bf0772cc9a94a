import { createMarkupParser } from "../../text/markup-parser.ts";
import { styleWithin, wordListLevel, type HtmlStyle } from "./html-styles.ts";
import { readHref } from "./read-href.ts";
import { deepestLevel, type RichBlock, type RichText } from "./rich-text.ts";
import { normaliseRichText } from "./normalise-rich-text.ts";

const blocks = new Set(
  "p div section article header footer main aside blockquote pre h1 h2 h3 h4 h5 h6 tr table dl dt dd figure hr address".split(
    " ",
  ),
);
const cells = new Set(["td", "th"]);

/** Signs at the start of a paragraph that only looks like a list item, also those of Word's symbol fonts. */
const typedSign = /^\s*(?:[•‣▪◦●○■·➢➤✓✔❖►\uf0a7\uf0b7\uf0d8\uf0fc][\s\u00a0]+|[-–][\s\u00a0]+)/u;

/**
 * Reads formatted text of a web page, Word, Google Docs or another program: paragraphs, bullets of two levels, bold,
 * italics and links. Everything else is left out, except its words. Numbered lists become bullets.
 */
export function readHtml(html: string): RichText {
  const text: RichText = [];
  const styles: HtmlStyle[] = [{ bold: false, italic: false, href: null, isShown: true }];
  const names: string[] = [];
  let lists = 0;
  /** Whether the text is in a list item, whose paragraphs are one. */
  let isItem = false;
  let current: RichBlock = { level: 0, spans: [] };
  const style = (): HtmlStyle => styles.at(-1) ?? { bold: false, italic: false, href: null, isShown: true };
  const add = (words: string): void => {
    const { bold, italic, href, isShown } = style();
    const target = href === null ? null : readHref(realAddress(href));
    if (isShown) current.spans.push({ text: words, bold, italic, href: target });
  };
  const start = (depth: number): void => {
    if (current.spans.some(({ text: words }) => words.trim() !== "")) text.push(withoutTypedSign(current));
    current = { level: depth === 0 ? 0 : depth === 1 ? 1 : deepestLevel, spans: [] };
  };
  const startWithin = (depth: number): void => {
    if (isItem) add("\n");
    else start(depth);
  };
  const end = (name: string): void => {
    if (name === "ul" || name === "ol") lists = Math.max(0, lists - 1);
    if (name === "li") isItem = false;
    if (name === "ul" || name === "ol" || name === "li") start(0);
    else if (blocks.has(name)) startWithin(0);
  };
  const parser = createMarkupParser({
    onopentag(name, attributes) {
      if (name === "ul" || name === "ol") {
        lists += 1;
        isItem = false;
      } else if (name === "li") {
        isItem = true;
        start(Number(attributes["aria-level"] ?? Math.max(lists, 1)));
      } else if (blocks.has(name)) startWithin(wordListLevel(attributes));
      else if (cells.has(name) || name === "br") add(name === "br" ? "\n" : " ");
      names.push(name);
      styles.push(styleWithin(style(), name, attributes));
    },
    ontext: (words) => add(words.replaceAll(/[\s\u00a0]+/g, " ")),
    onclosetag(name) {
      const index = names.lastIndexOf(name);
      if (index === -1) return;
      names.splice(index);
      styles.splice(index + 1);
      end(name);
    },
  });
  parser.end(html);
  start(0);
  return normaliseRichText(text);
}

/** Google Docs and mail programs lead links through a page of their own. */
function realAddress(href: string): string {
  const through = /^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?(?:.*&)?q=([^&]+)/i.exec(href)?.[1];
  try {
    return through === undefined ? href : decodeURIComponent(through);
  } catch {
    return href;
  }
}

/** Makes a paragraph with a typed list sign a bullet. */
function withoutTypedSign(block: RichBlock): RichBlock {
  const [tidied = block] = normaliseRichText([block]);
  const [first, ...others] = tidied.spans;
  const sign = first && block.level === 0 ? typedSign.exec(first.text)?.[0] : undefined;
  if (!first || sign === undefined) return block;
  return { level: 1, spans: [{ ...first, text: first.text.slice(sign.length) }, ...others] };
}
