import type { TextOfFile } from "../text-line.ts";
import { blockBuilder } from "./block-builder.ts";
import { defaultShape } from "../file-shape.ts";
import { blockLines, hasTables } from "./file-blocks.ts";
import { parseHtml, type HtmlElement, type HtmlNode } from "../../../text/html-tree.ts";

const blocks = new Set(
  "p div section article header footer main aside nav address blockquote ul ol li dl dt dd h1 h2 h3 h4 h5 h6 figure figcaption hr pre form".split(
    " ",
  ),
);
const sizes: Readonly<Record<string, number>> = { h1: 24, h2: 18, h3: 14, h4: 12, h5: 11, h6: 11 };
const isBold = (tag: string, style: string): boolean =>
  /^(?:b|strong|h[1-6]|th|dt)$/.test(tag) || /font-weight:\s*(?:bold|[6-9]00)/.test(style);

const tableParts: Readonly<Record<string, "table" | "row" | "cell">> = {
  table: "table",
  tr: "row",
  td: "cell",
  th: "cell",
};

/** Reads the text of an HTML page. Scripts, styles and pictures are not read, and nothing is loaded. */
export function readHtmlFile(html: string): TextOfFile {
  const builder = blockBuilder();
  const links: string[] = [];
  /** Two elements next to each other without text between are two parts of a line. */
  let isAfterInline = false;
  const read = (nodes: readonly HtmlNode[], look: Look): void => {
    for (const node of nodes) {
      if (typeof node === "string") {
        if (node.trim() !== "") isAfterInline = false;
        builder.text(node.replaceAll(/\s+/g, " "), look);
      } else readElement(node, look);
    }
  };
  const readElement = ({ tag, attributes, children }: HtmlElement, look: Look): void => {
    const { href, style = "" } = attributes;
    const part = tableParts[tag];
    if (blocks.has(tag))
      builder.paragraph({
        size: sizes[tag] ?? 11,
        level: sizes[tag] ? Number(tag[1]) : 0,
        bullet: tag === "li",
      });
    else if (tag === "br") builder.text("\n", look);
    else if (part) builder.open(part);
    else if (tag === "span" && isAfterInline) builder.text("\t", look);
    if (tag === "a" && href && /^(?:https?|mailto):/.test(href)) links.push(href);
    isAfterInline = false;
    read(children, {
      bold: look.bold || isBold(tag, style),
      italic: look.italic || tag === "i" || tag === "em",
    });
    if (blocks.has(tag)) builder.paragraph();
    else if (part) builder.close(part);
    isAfterInline = tag === "span";
  };
  read(parseHtml(html).children, { bold: false, italic: false });
  const found = builder.end();
  return { lines: blockLines(found), links, shape: { ...defaultShape, hasTables: hasTables(found) } };
}

type Look = { bold: boolean; italic: boolean };
