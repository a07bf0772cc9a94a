import { unzlibSync, zlibSync } from "fflate";
import {
  textReplacement,
  objectPlaces,
  packedStreamAt,
  replaceBytes,
  latin1Text,
  type Replacement,
} from "../pdf-bytes.ts";
import { orderContent } from "./order-content.ts";
import { readPdfFont, type PdfFont } from "./pdf-font.ts";
import { collectStrokes } from "./stacked-letters.ts";
import { readTextLines } from "./text-lines.ts";
import type { Fonts } from "./text-object.ts";

/**
 * Reorders the right-to-left letters in a PDF of our engine so that programs extract them in reading order. Glyphs do
 * not move on the page. A file without such letters, or of another engine, is returned unchanged.
 *
 * The engine shows a whole line from left to right. Words still are shown that way, because Chrome and poppler reverse
 * them. Stops and spaces at the ends of words are shown separately in reading order, because MuPDF takes them as
 * left-to-right: see docs/decisions/0011.
 */
export function orderFromRight(pdf: Uint8Array): Uint8Array {
  const text = latin1Text(pdf);
  const places = objectPlaces(text);
  const known = new Map<number, PdfFont | null>();
  const fontOf = (number: number) => {
    if (!known.has(number)) known.set(number, readPdfFont(text, places, places[number] ?? text.length));
    return known.get(number);
  };
  const strokes = collectStrokes();
  const replacements = places.flatMap((place): Replacement[] => {
    const page = pageAt(text, place);
    const stream = page && packedStreamAt(text, places[page.content] ?? text.length);
    if (!page || !stream) return [];
    const fonts: Fonts = new Map();
    for (const [name, number] of page.fonts) {
      const font = fontOf(number);
      if (font) fonts.set(name, font);
    }
    const content = latin1Text(unzlibSync(pdf.subarray(stream.from, stream.from + stream.length)));
    // The content is decoded and encoded as one byte per letter.
    if (/[^\0-\u007f]/.test(content)) return [];
    const parts = readTextLines(content, fonts, tagsOf(text, places, page.marks));
    const ordered = orderContent(content, parts, fonts);
    for (const part of parts) for (const one of part?.shown ?? []) strokes.add(one, fonts);
    if (ordered === content) return [];
    const bytes = zlibSync(new TextEncoder().encode(ordered));
    return [
      textReplacement(stream.lengthAt, String(bytes.length), stream.lengthDigits),
      { at: stream.from, bytes, instead: stream.length },
    ];
  });
  if (replacements.length === 0) return pdf;
  const letters = [...known.values()].flatMap((font) => font?.additions() ?? []);
  const ligatures = [...known.values()].flatMap((font) => font?.turnedLigatures() ?? []);
  const marks = [...known.values()].flatMap((font) => font?.separatedMarks() ?? []);
  return replaceBytes(pdf, text, [...replacements, ...letters, ...ligatures, ...marks, ...strokes.silence()]);
}

type Page = { content: number; marks: number; fonts: [string, number][] };

function pageAt(text: string, place: number): Page | null {
  const begin = text.indexOf("<<", place);
  if (!text.startsWith("<<\n  /Type /Page\n", begin) || begin > place + 20) return null;
  const page = text.slice(begin, text.indexOf("\nendobj", begin));
  const content = /\n {2}\/Contents (\d+) 0 R\n/.exec(page)?.[1];
  if (content === undefined) return null;
  const fonts = /\n {4}\/Font <<\n((?: {6}\/\w+ \d+ 0 R\n)*)/.exec(page)?.[1] ?? "";
  return {
    content: Number(content),
    marks: Number(/\n {2}\/StructParents (\d+)\n/.exec(page)?.[1] ?? -1),
    fonts: Array.from(fonts.matchAll(/\/(\w+) (\d+)/g), ([, name = "", number]) => [name, Number(number)]),
  };
}

/** The tag of each mark of a page, by the mark's number, from the tag tree. */
function tagsOf(text: string, places: number[], page: number): string[] {
  const tree = text.slice(text.lastIndexOf("\n  /Type /StructTreeRoot\n"));
  const all = /\/ParentTree <<\n {4}\/Nums \[([\d R]*)\]\n/.exec(tree)?.[1] ?? "";
  const number = Array.from(all.matchAll(/(\d+) (\d+) 0 R/g)).find(([, key]) => Number(key) === page)?.[2];
  const place = number === undefined ? undefined : places[Number(number)];
  if (place === undefined) return [];
  return (
    /^\d+ 0 obj\n\[([\d R]*)\]/
      .exec(text.slice(place, text.indexOf("\nendobj", place)))?.[1]
      ?.match(/\d+ 0 R/g) ?? []
  );
}
