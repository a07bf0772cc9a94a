import { parseHtml, type HtmlElement, type HtmlNode } from "../html-tree.ts";
import { readHref } from "../read-link.ts";
import { normaliseRichText } from "./normalise-rich-text.ts";
import { deepestLevel, type RichBlock, type RichText } from "./rich-text.ts";

const blocks = new Set(
  "p div section article header footer main aside blockquote pre h1 h2 h3 h4 h5 h6 tr table dl dt dd figure hr address".split(
    " ",
  ),
);

/** Signs at the start of a paragraph that only looks like a list item, also those of Word's symbol fonts. */
const typedSign = /^\s*(?:[•‣▪◦●○■·➢➤✓✔❖►\uf0a7\uf0b7\uf0d8\uf0fc][\s\u00a0]+|[-–][\s\u00a0]+)/u;

/**
 * Reads formatted text of a web page, Word, Google Docs or another program: paragraphs, bullets of two levels, bold,
 * italics and links. Everything else is left out, except its words. Numbered lists become bullets.
 */
export function readHtml(html: string): RichText {
  const text: RichText = [];
  let current: RichBlock = { level: 0, spans: [] };
  /** Whether the text is in a list item, whose paragraphs are one. */
  let isItem = false;
  const add = (words: string, { bold, italic, href }: Style): void => {
    const target = href === null ? null : readHref(realAddress(href));
    current.spans.push({ text: words, bold, italic, href: target });
  };
  const start = (depth: number): void => {
    if (current.spans.some(({ text: words }) => words.trim() !== "")) text.push(withoutTypedSign(current));
    current = { level: depth === 0 ? 0 : depth === 1 ? 1 : deepestLevel, spans: [] };
  };
  const startWithin = (depth: number, style: Style): void => {
    if (isItem) add("\n", style);
    else start(depth);
  };
  const read = (nodes: readonly HtmlNode[], style: Style, lists: number): void => {
    for (const node of nodes) {
      if (typeof node === "string") add(node.replaceAll(/[\s\u00a0]+/g, " "), style);
      else readElement(node, style, lists);
    }
  };
  const readElement = ({ tag, attributes, children }: HtmlElement, outer: Style, lists: number): void => {
    const style = styleWithin(outer, tag, attributes);
    if (!style.isShown) return;
    const isList = tag === "ul" || tag === "ol";
    if (tag === "li") start(Number(attributes["aria-level"] ?? Math.max(lists, 1)));
    else if (blocks.has(tag)) startWithin(wordListLevel(attributes), outer);
    else if (tag === "br") add("\n", outer);
    else if (tag === "td" || tag === "th") add(" ", outer);
    if (isList || tag === "li") isItem = tag === "li";
    read(children, style, isList ? lists + 1 : lists);
    if (isList || tag === "li") {
      isItem = false;
      start(0);
    } else if (blocks.has(tag)) startWithin(0, outer);
  };
  read(parseHtml(html).children, { bold: false, italic: false, href: null, isShown: true }, 0);
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

/** How the text of an element is set, and whether it is shown. */
type Style = { bold: boolean; italic: boolean; href: string | null; isShown: boolean };

const bold = new Set(["b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th"]);
const italic = new Set(["i", "em", "cite", "dfn", "var"]);
/** Parts of pages that Word writes: settings, and the space that ends a paragraph. */
const unseen = new Set(["xml", "o:p"]);

/** The style of an element within another one, from its name and its style attribute. */
function styleWithin(outer: Style, name: string, attributes: HtmlElement["attributes"]): Style {
  const style = (attributes["style"] ?? "").toLowerCase();
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/.exec(style)?.[1];
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/.exec(style)?.[1];
  return {
    bold: weight === undefined ? outer.bold || bold.has(name) : /^(?:bold|bolder|[6-9]00)$/.test(weight),
    italic: slant === undefined ? outer.italic || italic.has(name) : /^(?:italic|oblique)/.test(slant),
    href: name === "a" ? (attributes["href"] ?? null) : outer.href,
    isShown:
      outer.isShown &&
      // `mso-list:Ignore` has the list sign.
      !unseen.has(name) &&
      !/display:\s*none|mso-list:\s*ignore|mso-hide:\s*all/.test(style),
  };
}

/** The level of a paragraph that Word wrote as a list item, or 0. */
function wordListLevel(attributes: HtmlElement["attributes"]): number {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(attributes["style"] ?? "")?.[1];
  return level === undefined ? 0 : Number(level);
}
