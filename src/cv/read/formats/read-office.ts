import { openZip, type ZipResult } from "../../../text/tables/open-zip.ts";
import { defaultShape } from "../file-shape.ts";
import { limits } from "../limits.ts";
import type { TextResult } from "../text-line.ts";
import { blockBuilder } from "./block-builder.ts";
import { blockLines, hasTables } from "./file-blocks.ts";
import { isHostileMarkup } from "./is-hostile-markup.ts";
import { elementsIn, readMarkup, type Markup, type MarkupElement } from "./markup-tree.ts";

export type OfficeZip = Extract<ZipResult, { ok: true }>;

/** An office document, taken apart. */
export type OfficeDocument = {
  headers: MarkupElement[];
  body: MarkupElement;
  footers: MarkupElement[];
  markup: Markup;
  /** Points of letters without a size of their own. */
  size: number;
};

/** An office format: which parts of the file are read, and what is in them. */
export type OfficeFormat = {
  parts: RegExp;
  body: string;
  open: (zip: OfficeZip) => OfficeDocument;
  /** The part and the attribute of addresses behind text. */
  links: readonly [part: RegExp, link: RegExp];
  box: string;
  pictures: RegExp;
  columns?: RegExp;
};

/** Reads page headers, then the text with its tables and text boxes, then page footers. */
export function readOffice(bytes: Uint8Array, format: OfficeFormat): TextResult {
  const zip = openZip(bytes, (name) => format.parts.test(name), limits);
  if (!zip.ok) return zip;
  const body = zip.text(format.body);
  if (zip.text("META-INF/manifest.xml").includes("encryption-data"))
    return { ok: false, reason: "encrypted" };
  if (body === "") return { ok: false, reason: "broken" };
  if (zip.names.some((name) => isHostileMarkup(zip.text(name)))) return { ok: false, reason: "too-complex" };
  const document = format.open(zip);
  const builder = blockBuilder(document.size);
  const readBox = (element: MarkupElement): void => {
    builder.open("box");
    readMarkup(element, builder, document.markup);
    builder.close("box");
  };
  document.headers.forEach(readBox);
  readMarkup(document.body, builder, document.markup);
  document.footers.forEach(readBox);
  const blocks = builder.end();
  const [part, link] = format.links;
  const links = zip.names
    .filter((name) => part.test(name))
    .flatMap((name) => [...zip.text(name).matchAll(link)].map(([, target = ""]) => target));
  const shape = {
    ...defaultShape,
    hasTables: hasTables(blocks),
    hasColumns: format.columns?.test(body) ?? false,
    hasTextBoxes: elementsIn(document.body, format.box).length > 0,
    hasPictures: format.pictures.test(body),
    edgeText: [...document.headers, ...document.footers]
      .map((edge) => textOf(edge).replaceAll(/\s+/g, " ").trim())
      .filter((text) => text !== ""),
  };
  return { ok: true, text: { lines: blockLines(blocks), links, shape } };
}

/** The text of an element, with a space after each paragraph and tab. */
function textOf({ tag, children }: MarkupElement): string {
  const text = children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
  return /:(?:p|tab)$/.test(tag) ? `${text} ` : text;
}
