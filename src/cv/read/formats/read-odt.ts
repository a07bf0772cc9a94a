import { Parser } from "htmlparser2";
import type { FileRefusal } from "../refusals.ts";
import type { TextOfFile } from "../text-line.ts";
import { blockBuilder, type BlockBuilder } from "./block-builder.ts";
import { defaultShape, textOfXml, type FileShape } from "../file-shape.ts";
import { blockLines, hasTables } from "./file-blocks.ts";
import { isHostileMarkup } from "./is-hostile-markup.ts";
import { limits } from "../limits.ts";
import { openZip } from "../../../text/tables/open-zip.ts";

type Look = { bold: boolean; italic: boolean; size: number | null };
const plain: Look = { bold: false, italic: false, size: null };
const skipped = new Set(["office:annotation", "text:tracked-changes", "text:note", "svg:title", "svg:desc"]);

/** Reads an OpenDocument text: page headers, then the text with its tables and text boxes, then page footers. */
export function readOdt(
  bytes: Uint8Array,
): { ok: true; text: TextOfFile } | { ok: false; reason: FileRefusal } {
  const zip = openZip(bytes, (name) => /^(?:content|styles|META-INF\/manifest)\.xml$/.test(name), limits);
  if (!zip.ok) return zip;
  const [content, pages] = [zip.text("content.xml"), zip.text("styles.xml")];
  if (zip.text("META-INF/manifest.xml").includes("encryption-data"))
    return { ok: false, reason: "encrypted" };
  if (content === "") return { ok: false, reason: "broken" };
  if ([content, pages].some(isHostileMarkup)) return { ok: false, reason: "too-complex" };
  const looks = new Map([...readLooks(pages), ...readLooks(content)]);
  const builder = blockBuilder(12);
  for (const [xml, start, end] of [
    [pages, "<style:header>", "</style:header>"],
    [content, "<office:body>", "</office:body>"],
    [pages, "<style:footer>", "</style:footer>"],
  ] as const) {
    const from = xml.indexOf(start);
    if (from < 0) continue;
    const isEdge = start !== "<office:body>";
    if (isEdge) builder.open("box");
    readBody(xml.slice(from, xml.indexOf(end, from) + end.length), builder, looks);
    if (isEdge) builder.close("box");
  }
  const links = [...content.matchAll(/xlink:href="((?:https?|mailto):[^"]+)"/g)].map(
    ([, target = ""]) => target,
  );
  const blocks = builder.end();
  const edge = (name: "header" | "footer") =>
    textOfXml(new RegExp(`<style:${name}>.*?</style:${name}>`, "s").exec(pages)?.[0] ?? "");
  const shape: FileShape = {
    ...defaultShape,
    hasTables: hasTables(blocks),
    hasTextBoxes: content.includes("<draw:text-box"),
    hasPictures: content.includes("<draw:image"),
    edgeText: [edge("header"), edge("footer")].filter((text) => text !== ""),
  };
  return { ok: true, text: { lines: blockLines(blocks), links, shape } };
}

/** The look of each style by its name, with what it has from its parent. */
function readLooks(xml: string): Map<string, Look> {
  const looks = new Map<string, Look>();
  let name: string | null = null;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === "style:style") {
          name = attributes["style:name"] ?? "";
          looks.set(name, looks.get(attributes["style:parent-style-name"] ?? "") ?? plain);
        }
        if (tag !== "style:text-properties" || name === null) return;
        const look = looks.get(name) ?? plain;
        const weight = attributes["fo:font-weight"];
        const size = Number.parseFloat(attributes["fo:font-size"] ?? "");
        looks.set(name, {
          bold: weight === undefined ? look.bold : weight === "bold" || Number(weight) >= 600,
          italic:
            attributes["fo:font-style"] === undefined
              ? look.italic
              : attributes["fo:font-style"] === "italic",
          size: Number.isFinite(size) && !attributes["fo:font-size"]?.includes("%") ? size : look.size,
        });
      },
      onclosetag(tag) {
        if (tag === "style:style") name = null;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return looks;
}

function readBody(xml: string, builder: BlockBuilder, looks: ReadonlyMap<string, Look>): void {
  const stack: Look[] = [];
  let skipDepth = 0;
  let items = 0;
  let isFirstOfItem = false;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (skipDepth > 0 || skipped.has(tag)) {
          skipDepth += 1;
          return;
        }
        const look = looks.get(attributes["text:style-name"] ?? "") ?? plain;
        if (tag === "text:p" || tag === "text:h") {
          const level = tag === "text:h" ? Number(attributes["text:outline-level"] ?? 1) : 0;
          builder.paragraph({ size: look.size ?? 12, level, bullet: items > 0 && isFirstOfItem });
          isFirstOfItem = false;
          stack.push(look);
        } else if (tag === "text:span") {
          stack.push(attributes["text:style-name"] === undefined ? (stack.at(-1) ?? plain) : look);
          if (look.size !== null) builder.change({ size: look.size });
        } else if (tag === "text:list-item") {
          items += 1;
          isFirstOfItem = true;
        } else if (tag === "text:tab") builder.text("\t", stack.at(-1) ?? plain);
        else if (tag === "text:line-break") builder.text("\n", stack.at(-1) ?? plain);
        else if (tag === "text:s") builder.text(" ", stack.at(-1) ?? plain);
        else if (tag === "draw:text-box") builder.open("box");
        else if (tag === "table:table") builder.open("table");
        else if (tag === "table:table-row") builder.open("row");
        else if (tag === "table:table-cell") builder.open("cell");
      },
      ontext(text) {
        if (skipDepth === 0 && stack.length > 0)
          builder.text(text.replaceAll(/\s+/g, " "), stack.at(-1) ?? plain);
      },
      onclosetag(tag) {
        if (skipDepth > 0) {
          skipDepth -= 1;
          return;
        }
        if (tag === "text:p" || tag === "text:h") {
          stack.pop();
          builder.paragraph();
        } else if (tag === "text:span") stack.pop();
        else if (tag === "text:list-item") items -= 1;
        else if (tag === "draw:text-box") builder.close("box");
        else if (tag === "table:table") builder.close("table");
        else if (tag === "table:table-row") builder.close("row");
        else if (tag === "table:table-cell") builder.close("cell");
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
}
