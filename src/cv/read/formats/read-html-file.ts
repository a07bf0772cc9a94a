import { parseHtml } from "../../../text/html-tree.ts";
import { defaultShape } from "../file-shape.ts";
import type { TextOfFile } from "../text-line.ts";
import { blockBuilder } from "./block-builder.ts";
import { blockLines, hasTables } from "./file-blocks.ts";
import { elementsIn, readMarkup, type Markup } from "./markup-tree.ts";

const blocks = new Set(
  "p div section article header footer main aside nav address blockquote ul ol li dl dt dd h1 h2 h3 h4 h5 h6 figure figcaption hr pre form".split(
    " ",
  ),
);
const sizes: Readonly<Record<string, number>> = { h1: 24, h2: 18, h3: 14, h4: 12, h5: 11, h6: 11 };
const isBold = (tag: string, style: string): boolean =>
  /^(?:b|strong|h[1-6]|th|dt)$/.test(tag) || /font-weight:\s*(?:bold|[6-9]00)/.test(style);

const markup: Markup = {
  parts: { table: "table", tr: "row", td: "cell", th: "cell" },
  signs: { br: "\n" },
  skipped: new Set(),
  cells: "span",
  paragraphOf: ({ tag }) =>
    blocks.has(tag)
      ? { size: sizes[tag] ?? 11, level: sizes[tag] ? Number(tag[1]) : 0, bullet: tag === "li" }
      : null,
  lookOf: ({ tag, attributes: { style = "" } }, { bold, italic }) => ({
    bold: bold || isBold(tag, style),
    italic: italic || tag === "i" || tag === "em",
    size: null,
  }),
};

/** Reads the text of an HTML page. Scripts, styles and pictures are not read, and nothing is loaded. */
export function readHtmlFile(html: string): TextOfFile {
  const root = parseHtml(html);
  const builder = blockBuilder();
  readMarkup(root, builder, markup);
  const found = builder.end();
  const links = elementsIn(root, "a").flatMap(({ attributes: { href = "" } }) =>
    /^(?:https?|mailto):/.test(href) ? [href] : [],
  );
  return { lines: blockLines(found), links, shape: { ...defaultShape, hasTables: hasTables(found) } };
}
