import { unzlibSync, zlibSync } from "fflate";
import {
  textReplacement,
  objectPlaces,
  packedStreamAt,
  replaceBytes,
  latin1Text,
  type Replacement,
} from "../pdf-bytes.ts";
import { readPdfFont, type PdfFont } from "./pdf-font.ts";
import { collectStrokes } from "./stacked-letters.ts";
import { readTextLines, isSameLine, letterDirection, type LinePart } from "./text-lines.ts";
import { writeApart, writeTogether, type Fonts, type ShownGlyphs } from "./text-object.ts";
import { writeVowelMarks } from "./vowel-marks.ts";

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

/** The direction that MuPDF gave to the last letter: see letter-turn.ts. */
type Turn = "right" | "left";

type Written = { words: string; ends: Turn };

/**
 * Returns the content of a page with its right-to-left letters in reading order. `parts` are the parts of this content.
 */
function orderContent(content: string, parts: (LinePart | null)[], fonts: Fonts): string {
  if (!parts.some((part) => part?.isFromRight)) return content;
  let ordered = "";
  let done = 0;
  let ends: Turn = "left";
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const after = parts[index + 1];
    if (!part) continue;
    const next = after && isSameLine(part, after) ? after : null;
    const turn: Turn = before && isSameLine(before, part) ? ends : "left";
    const written: Written = part.isFromRight
      ? writeFromRight(part, next, turn, fonts)
      : { words: content.slice(part.begin, part.end) + writeGap(part, next, fonts), ends: "left" };
    ordered +=
      content.slice(done, part.begin) + written.words + writeVowelMarks(part.vowelMarks, fonts) + part.marks;
    ({ ends } = written);
    done = part.end;
  }
  return ordered + content.slice(done);
}

const isLeft = ({ letters }: ShownGlyphs) => letterDirection(letters) === "left";

const isRight = ({ letters }: ShownGlyphs) => letterDirection(letters) === "right";

/**
 * Whole words stay as they are. Stops and spaces before and after them are shown one by one in reading order. So are
 * characters that MuPDF takes as left-to-right, such as hyphens.
 */
function writeFromRight(part: LinePart, next: LinePart | null, before: Turn, fonts: Fonts): Written {
  const reading = part.shown.toReversed();
  const written: Written = { words: "", ends: before };
  const apart = (some: ShownGlyphs[]) => {
    if (some.length === 0) return;
    written.words += writeApart(some, fonts);
    written.ends = "left";
  };
  for (let from = 0; from < reading.length;) {
    const found = reading.findIndex((one, index) => index >= from && isLeft(one));
    const to = found === -1 ? reading.length : found;
    const words = reading.slice(from, to);
    const last = words.findLastIndex(isRight) + 1;
    // After other right-to-left letters, words without a character in between would become a line of their own.
    const first = last === 0 ? 0 : written.ends === "right" ? words.findIndex(isRight) : 0;
    apart(words.slice(0, first));
    if (last > 0) {
      written.words += writeTogether(words.slice(first, last).toReversed(), fonts);
      written.ends = "right";
    }
    const tail = words.slice(last);
    apart(to === reading.length ? besideNext(tail, part, next) : tail);
    apart(reading.slice(to, to + 1));
    from = to + 1;
  }
  return written;
}

const isSpace = ({ letters }: ShownGlyphs) => /^\s+$/u.test(letters);

/**
 * Moves spaces before left-to-right letters to where those begin. Otherwise they would be read as a line of their own.
 */
function besideNext(tail: ShownGlyphs[], part: LinePart, next: LinePart | null): ShownGlyphs[] {
  const [space] = tail;
  const start = next?.shown[0];
  if (!space || !next || next.isFromRight || !start || !isLeft(start) || !tail.every(isSpace)) return tail;
  const width = space.end - space.x;
  const x = next.left + start.x - part.left - width;
  return [{ ...space, x, end: x + width, glyphs: space.glyphs.map(({ glyph }) => ({ glyph, x })) }];
}

/** A space for the gap between left-to-right text, such as a bullet, and right-to-left words. */
function writeGap(part: LinePart, next: LinePart | null, fonts: Fonts): string {
  const [first] = part.shown;
  const last = part.shown.at(-1);
  const start = next?.shown.at(-1);
  const font = fonts.get(first?.style.name ?? "");
  if (!first || !last || !next || !start || !font || font.space === null) return "";
  const gap = part.left + first.x - (next.left + start.end);
  if (!isRight(start) || isSpace(last) || gap < part.size * 0.15) return "";
  const x = first.x - (font.widthOf(font.space) * part.size) / 1000;
  return writeApart(
    [{ ...first, glyphs: [{ glyph: font.space, x }], letters: " ", x, end: first.x, meaning: null }],
    fonts,
  );
}
