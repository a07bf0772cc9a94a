import { Parser } from "htmlparser2";
import type { TextOfFile } from "../text-line.ts";
import { blockBuilder } from "./block-builder.ts";
import { hasTables, defaultShape } from "../file-shape.ts";
import { blockLines } from "./file-blocks.ts";

const skipped = new Set("script style head template noscript svg iframe object".split(" "));
const blocks = new Set(
  "p div section article header footer main aside nav address blockquote ul ol li dl dt dd h1 h2 h3 h4 h5 h6 figure figcaption hr pre form".split(
    " ",
  ),
);
const sizes: Readonly<Record<string, number>> = { h1: 24, h2: 18, h3: 14, h4: 12, h5: 11, h6: 11 };
const isBold = (tag: string, style: string): boolean =>
  /^(?:b|strong|h[1-6]|th|dt)$/.test(tag) || /font-weight:\s*(?:bold|[6-9]00)/.test(style);

/** Reads the text of an HTML page. Scripts, styles and pictures are not read, and nothing is loaded. */
export function readHtmlFile(html: string): TextOfFile {
  const builder = blockBuilder();
  const links: string[] = [];
  const open: { tag: string; bold: boolean; italic: boolean }[] = [];
  let skipDepth = 0;
  let isAfterInline = false;
  const top = () => open.at(-1) ?? { tag: "", bold: false, italic: false };
  const parser = new Parser({
    onopentag(tag, { href, style = "" }) {
      if (skipDepth > 0 || skipped.has(tag)) {
        skipDepth += 1;
        return;
      }
      if (blocks.has(tag))
        builder.paragraph({
          size: sizes[tag] ?? 11,
          level: sizes[tag] ? Number(tag[1]) : 0,
          bullet: tag === "li",
        });
      else if (tag === "br") builder.text("\n", top());
      else if (tag === "table") builder.open("table");
      else if (tag === "tr") builder.open("row");
      else if (tag === "td" || tag === "th") builder.open("cell");
      // Two elements next to each other without text between are two parts of a line.
      else if (tag === "span" && isAfterInline) builder.text("\t", top());
      if (tag === "a" && href && /^(?:https?|mailto):/.test(href)) links.push(href);
      open.push({
        tag,
        bold: top().bold || isBold(tag, style),
        italic: top().italic || tag === "i" || tag === "em",
      });
      isAfterInline = false;
    },
    ontext(text) {
      if (skipDepth > 0) return;
      if (text.trim() !== "") isAfterInline = false;
      builder.text(text.replaceAll(/\s+/g, " "), top());
    },
    onclosetag(tag) {
      if (skipDepth > 0) {
        skipDepth -= 1;
        return;
      }
      open.pop();
      if (blocks.has(tag)) builder.paragraph();
      else if (tag === "table") builder.close("table");
      else if (tag === "tr") builder.close("row");
      else if (tag === "td" || tag === "th") builder.close("cell");
      isAfterInline = tag === "span";
    },
  });
  parser.end(html);
  const read = builder.end();
  return { lines: blockLines(read), links, shape: { ...defaultShape, hasTables: hasTables(read) } };
}
