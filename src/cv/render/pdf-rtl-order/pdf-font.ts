import { textReplacement, type Replacement } from "../pdf-bytes.ts";

/** Glyph data of a font in a file of our engine. */
export type PdfFont = {
  /** The text of a glyph. */
  lettersOf: (glyph: number) => string;
  /** The width of a glyph in thousandths of the font size. */
  widthOf: (glyph: number) => number;
  /** Where the file has the text of a glyph, as a hexadecimal string of UTF-16. */
  lettersAt: (glyph: number) => { at: number; length: number } | null;
  /** Records the text of a glyph that has none in the file. */
  learn: (glyph: number, letters: string) => void;
  /** Returns the replacements that add the recorded texts to the file. */
  additions: () => Replacement[];
  /** Returns the replacements that reverse the text of glyphs of several Arabic letters. */
  turnedLigatures: () => Replacement[];
  /** Whether a glyph is the mark over or under an Arabic letter: see vowel-marks.ts. */
  isVowelMark: (glyph: number) => boolean;
  /** Returns the replacements that give letters and their marks separate texts. */
  separatedMarks: () => Replacement[];
  /** The glyph of a space, if the font has one. */
  space: number | null;
};

/** Reads the font object at a position, as our engine writes it: two bytes a glyph. */
export function readPdfFont(text: string, places: number[], at: number): PdfFont | null {
  const objectOf = (of: string, key: string) => {
    const number = new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(of)?.[1];
    const place = number === undefined ? undefined : places[Number(number)];
    return place === undefined ? null : { place, words: text.slice(place, text.indexOf("\nendobj", place)) };
  };
  const font = text.slice(at, text.indexOf("\nendobj", at));
  const map = objectOf(font, "ToUnicode");
  const descendant = objectOf(font, "DescendantFonts");
  if (map === null || descendant === null || !font.includes("/Encoding /Identity-H\n")) return null;
  const letters = new Map<number, string>();
  const written = new Map<number, { at: number; length: number }>();
  for (const match of map.words.matchAll(/^<([0-9a-f]{4})> <([0-9a-f]+)>$/gim)) {
    const [, hex = "", words = ""] = match;
    const glyph = Number.parseInt(hex, 16);
    letters.set(glyph, fromUtf16(words));
    written.set(glyph, { at: map.place + match.index + 8, length: words.length });
  }
  const learnt = new Map<number, string>();
  const widths = readWidths(descendant.words);
  const usual = Number(/\/DW (\S+)/.exec(descendant.words)?.[1] ?? 1000);
  const widthOf = (glyph: number) => widths.get(glyph) ?? usual;
  const separated = separateMarks(letters, widthOf);
  return {
    lettersOf: (glyph) => separated.get(glyph) ?? letters.get(glyph) ?? learnt.get(glyph) ?? "",
    lettersAt: (glyph) => written.get(glyph) ?? null,
    learn(glyph, one) {
      if (!letters.has(glyph) && !learnt.has(glyph)) learnt.set(glyph, one);
    },
    additions: () => addLetters(map, learnt),
    turnedLigatures: () => turnLigatures(letters, written),
    isVowelMark: (glyph) => separated.get(glyph) === nothing,
    separatedMarks: () =>
      Array.from(separated).flatMap(([glyph, own]) => {
        const place = written.get(glyph);
        // The rest of the place is filled with spaces, because the file states the length of the list.
        return place
          ? [textReplacement(place.at, `${toUtf16(own)}>`.padEnd(place.length + 1), place.length + 1)]
          : [];
      }),
    widthOf,
    space: [...letters].find(([, letter]) => letter === " ")?.[0] ?? null,
  };
}

/** Zero width joiner: an invisible character that programs leave out. */
const nothing = "\u200d";

/** The texts of letters and marks that have the text of both, in a font where the marks are glyphs of their own. */
function separateMarks(
  letters: ReadonlyMap<number, string>,
  widthOf: (glyph: number) => number,
): Map<number, string> {
  const both = Array.from(letters).flatMap(([glyph, text]) => {
    const letter = letterOf(text);
    return letter === null ? [] : [{ glyph, text: widthOf(glyph) === 0 ? nothing : letter }];
  });
  const hasMarks = both.some(({ text }) => text === nothing);
  return new Map(hasMarks ? both.map(({ glyph, text }) => [glyph, text]) : []);
}

/** The letter of an Arabic letter with vowel marks, or null for other text. */
export function letterOf(text: string): string | null {
  return /^(\p{Script=Arabic})\p{Mn}+$/u.exec(text)?.[1] ?? null;
}

/**
 * Programs reverse a right-to-left line letter by letter, also within a glyph that represents lam and alef. If its text
 * is reversed before, they read both letters in order.
 */
function turnLigatures(
  letters: ReadonlyMap<number, string>,
  written: ReadonlyMap<number, { at: number; length: number }>,
): Replacement[] {
  return Array.from(letters).flatMap(([glyph, text]) => {
    const place = written.get(glyph);
    if (!place || !/^\p{Script=Arabic}{2,}$/u.test(text)) return [];
    const turned = Array.from(text).reverse().join("");
    return [textReplacement(place.at, toUtf16(turned), place.length)];
  });
}

/** A list may have at most a hundred entries. No page needs more. */
function addLetters(map: { place: number; words: string }, letters: Map<number, string>): Replacement[] {
  const lists = /^\d+ beginbfchar$/m.exec(map.words);
  const length = /\/Length (\d+)/.exec(map.words);
  if (!lists || !length?.[1] || letters.size === 0 || letters.size > 100) return [];
  const lines = Array.from(letters, ([glyph, one]) => `<${toHex(glyph)}> <${toUtf16(one)}>\n`);
  const list = `${lines.length} beginbfchar\n${lines.join("")}endbfchar\n`;
  return [
    textReplacement(map.place + length.index + 8, String(Number(length[1]) + list.length), length[1].length),
    textReplacement(map.place + lists.index, list, 0),
  ];
}

/** Encodes text as a hexadecimal string of UTF-16. */
export function toUtf16(letters: string): string {
  return letters
    .split("")
    .map((unit) => toHex(unit.charCodeAt(0)))
    .join("");
}

export function toHex(number: number): string {
  return number.toString(16).toUpperCase().padStart(4, "0");
}

/** Decodes a hexadecimal string of UTF-16. */
export function fromUtf16(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join("");
}

/** "/W [0 0 364 5 7 292]": from, to, width. "/W [4 [244 369]]": from, widths. */
function readWidths(descendant: string): Map<number, number> {
  const widths = new Map<number, number>();
  const list = /\/W \[([\d. [\]]*)\]\n/.exec(descendant)?.[1] ?? "";
  for (const [, from, each, to, width] of list.matchAll(/([\d.]+) (?:\[([\d. ]*)\]|([\d.]+) ([\d.]+))/g))
    if (each === undefined)
      for (let glyph = Number(from); glyph <= Number(to); glyph += 1) widths.set(glyph, Number(width));
    else
      for (const [index, one] of each.trim().split(/ +/).entries())
        widths.set(Number(from) + index, Number(one));
  return widths;
}
