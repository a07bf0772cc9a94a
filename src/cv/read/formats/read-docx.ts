import { Parser } from "htmlparser2";
import type { FileRefusal } from "../refusals.ts";
import type { TextOfFile } from "../text-line.ts";
import { blockBuilder, type BlockBuilder } from "./block-builder.ts";
import { defaultShape, textOfXml, type FileShape } from "../file-shape.ts";
import { blockLines, hasTables } from "./file-blocks.ts";
import { isHostileMarkup } from "./is-hostile-markup.ts";
import { isToggleOn, readDocxStyles, type DocxStyle } from "./docx-styles.ts";
import { limits } from "../limits.ts";
import { openZip } from "../../../text/tables/open-zip.ts";

const part = /^word\/(?:document|styles|header\d*|footer\d*)\.xml$|^word\/_rels\/[^/]+\.rels$/;
const skipped = new Set([
  "mc:Fallback",
  "w:del",
  "w:instrText",
  "w:fldData",
  "w:delText",
  "w:sdtPr",
  "w:tblPr",
  "w:sectPr",
]);

/** Reads a Word document: page headers, then the text with its tables and text boxes, then page footers. */
export function readDocx(
  bytes: Uint8Array,
): { ok: true; text: TextOfFile } | { ok: false; reason: FileRefusal } {
  const zip = openZip(bytes, (name) => part.test(name), limits);
  if (!zip.ok) return zip;
  if (zip.text("word/document.xml") === "") return { ok: false, reason: "broken" };
  if (zip.names.some((name) => isHostileMarkup(zip.text(name)))) return { ok: false, reason: "too-complex" };
  const styles = readDocxStyles(zip.text("word/styles.xml"));
  const builder = blockBuilder(styles.size);
  const edges = (kind: "header" | "footer") => [
    ...new Set(zip.names.filter((name) => name.startsWith(`word/${kind}`)).map(zip.text)),
  ];
  for (const xml of edges("header")) readInBox(xml, builder, styles);
  readPart(zip.text("word/document.xml"), builder, styles);
  for (const xml of edges("footer")) readInBox(xml, builder, styles);
  const links = zip.names
    .filter((name) => name.endsWith(".rels"))
    .flatMap((name) =>
      [...zip.text(name).matchAll(/Target="((?:https?|mailto):[^"]+)"/g)].map(([, target = ""]) => target),
    );
  const blocks = builder.end();
  const body = zip.text("word/document.xml");
  const shape: FileShape = {
    ...defaultShape,
    hasTables: hasTables(blocks),
    hasColumns: /<w:cols\b[^>]*\bw:num="[2-9]/.test(body),
    hasTextBoxes: body.includes("<w:txbxContent"),
    hasPictures: /<pic:pic\b|<v:imagedata\b/.test(body),
    edgeText: [...edges("header"), ...edges("footer")].map(textOfXml).filter((text) => text !== ""),
  };
  return { ok: true, text: { lines: blockLines(blocks), links, shape } };
}

type Styles = { styleOf: (id: string | null) => DocxStyle; size: number };

function readInBox(xml: string, builder: BlockBuilder, styles: Styles): void {
  builder.open("box");
  readPart(xml, builder, styles);
  builder.close("box");
}

/** A run of text, or a paragraph with the look of its style. */
type Look = { bold: boolean; italic: boolean };

function readPart(xml: string, builder: BlockBuilder, { styleOf, size }: Styles): void {
  let skipDepth = 0;
  let isText = false;
  let paragraph: Look = { bold: false, italic: false };
  let run: Look | null = null;
  const outer: { paragraph: Look; run: Look | null }[] = [];
  const look = (): Look => run ?? paragraph;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (skipDepth > 0 || skipped.has(tag)) {
          skipDepth += 1;
          return;
        }
        const value = attributes["w:val"];
        if (tag === "w:p") {
          builder.paragraph({ size });
          paragraph = { bold: false, italic: false };
        } else if (tag === "w:pStyle") {
          const style = styleOf(value ?? null);
          paragraph = { bold: style.bold, italic: style.italic };
          builder.change({
            size: style.size ?? size,
            level: style.level,
            ...(style.isList ? { bullet: true } : {}),
          });
        } else if (tag === "w:numId") builder.change({ bullet: value !== "0" });
        else if (tag === "w:r") run = { ...paragraph };
        else if (tag === "w:b" && run) run.bold = isToggleOn(value);
        else if (tag === "w:i" && run) run.italic = isToggleOn(value);
        else if (tag === "w:sz" && run) builder.change({ size: Number(value) / 2 || size });
        else if (tag === "w:t") isText = true;
        else if (tag === "w:tab" && run) builder.text("\t", look());
        else if (tag === "w:br" || tag === "w:cr") builder.text("\n", look());
        else if (tag === "w:noBreakHyphen") builder.text("-", look());
        else if (tag === "w:txbxContent") {
          outer.push({ paragraph, run });
          builder.open("box");
        } else if (tag === "w:tbl") builder.open("table");
        else if (tag === "w:tr") builder.open("row");
        else if (tag === "w:tc") builder.open("cell");
      },
      ontext(text) {
        if (skipDepth === 0 && isText) builder.text(text, look());
      },
      onclosetag(tag) {
        if (skipDepth > 0) {
          skipDepth -= 1;
          return;
        }
        if (tag === "w:t") isText = false;
        else if (tag === "w:r") run = null;
        else if (tag === "w:p") builder.paragraph();
        else if (tag === "w:txbxContent") {
          builder.close("box");
          ({ paragraph, run } = outer.pop() ?? { paragraph, run });
        } else if (tag === "w:tbl") builder.close("table");
        else if (tag === "w:tr") builder.close("row");
        else if (tag === "w:tc") builder.close("cell");
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
}
