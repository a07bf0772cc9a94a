/** What a font of a file of our engine says of its glyphs. */
export type PdfFont = {
  /** The letters that a glyph stands for. */
  lettersOf: (glyph: number) => string;
  /** In thousandths of the size. */
  widthOf: (glyph: number) => number;
  /** The glyph of a space, where the font has one. */
  space: number | null;
};

/** Reads the font that begins at a place, as our engine writes it: two bytes a glyph. */
export function readPdfFont(text: string, places: number[], at: number): PdfFont | null {
  const objectOf = (of: string, key: string) => {
    const number = new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(of)?.[1];
    const place = number === undefined ? undefined : places[Number(number)];
    return place === undefined ? null : text.slice(place, text.indexOf("\nendobj", place));
  };
  const font = text.slice(at, text.indexOf("\nendobj", at));
  const map = objectOf(font, "ToUnicode");
  const descendant = objectOf(font, "DescendantFonts");
  if (map === null || descendant === null || !font.includes("/Encoding /Identity-H\n")) return null;
  const letters = new Map<number, string>();
  for (const [, glyph = "", words = ""] of map.matchAll(/^<([0-9a-f]{4})> <([0-9a-f]+)>$/gim))
    letters.set(Number.parseInt(glyph, 16), fromUtf16(words));
  const widths = readWidths(descendant);
  const usual = Number(/\/DW (\S+)/.exec(descendant)?.[1] ?? 1000);
  return {
    lettersOf: (glyph) => letters.get(glyph) ?? "",
    widthOf: (glyph) => widths.get(glyph) ?? usual,
    space: [...letters].find(([, letter]) => letter === " ")?.[0] ?? null,
  };
}

/** The text of a hexadecimal string of UTF-16. */
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
