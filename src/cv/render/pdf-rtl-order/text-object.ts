import { fromUtf16, toHex, type PdfFont } from "./pdf-font.ts";

/** A glyph in a text object, or several glyphs that have a meaning only together. */
export type ShownGlyphs = {
  glyphs: { glyph: number; x: number }[];
  letters: string;
  /** Distance from the left of the text object. */
  x: number;
  end: number;
  style: TextStyle;
  /** The /ActualText around it: the text that its glyphs have together. Null for a glyph with a text of its own. */
  meaning: string | null;
  /** Whether the last glyph has no text: see stacked-letters.ts. */
  hasStroke?: true;
  /** Whether it is a mark over or under a letter: see vowel-marks.ts. */
  isVowelMark?: true;
};

/** The fonts of a page by their resource names. */
export type Fonts = Map<string, PdfFont>;

export type TextStyle = { mode: string; name: string; size: string; /** Below the line. */ y: number };

const piece =
  /(\/Span <<\n {2}\/ActualText <(?:FEFF)?([0-9A-F]*)>\n>> BDC\n)?(\/ReversedChars BMC\n)?(\d) Tr\n\/(\w+) (\S+) Tf\n1 0 0 -1 (\S+) (\S+) Tm\n(\[.*\] TJ|.* Tj)\n((?:EMC\n)*)/y;

/** Reads the operators between BT and ET, from left to right. Returns null if our engine would not write them. */
export function readTextObject(
  body: string,
  fonts: Fonts,
): { shown: ShownGlyphs[]; isReversed: boolean } | null {
  const all: ShownGlyphs[] = [];
  let isReversed = false;
  piece.lastIndex = 0;
  while (piece.lastIndex < body.length) {
    const match = piece.exec(body);
    if (!match) return null;
    const [
      ,
      mark,
      meaning,
      word,
      mode = "",
      name = "",
      size = "",
      left = "",
      y = "",
      strings = "",
      ends = "",
    ] = match;
    const font = fonts.get(name);
    const marks = [mark, word].filter((one) => one !== undefined);
    if (!font || ends !== "EMC\n".repeat(marks.length)) return null;
    const style = { mode, name, size, y: Number(y) };
    const shown = readStrings(strings, font, Number(left), style);
    const first = shown[0];
    if (word !== undefined) isReversed = true;
    if (meaning === undefined || !first) all.push(...shown);
    else
      all.push({
        ...first,
        glyphs: shown.flatMap(({ glyphs }) => glyphs),
        letters: fromUtf16(meaning),
        end: Math.max(...shown.map((one) => one.end)),
        meaning: mark?.trimEnd() ?? null,
      });
  }
  return { shown: all, isReversed };
}

function readStrings(strings: string, font: PdfFont, left: number, style: TextStyle): ShownGlyphs[] {
  const shown: ShownGlyphs[] = [];
  const scale = Number(style.size) / 1000;
  let x = left;
  for (const part of partsOf(strings))
    if (typeof part === "number") x -= part * scale;
    else
      for (let at = 0; at + 1 < part.length; at += 2) {
        const glyph = part.charCodeAt(at) * 256 + part.charCodeAt(at + 1);
        const end = x + font.widthOf(glyph) * scale;
        shown.push({ glyphs: [{ glyph, x }], letters: font.lettersOf(glyph), x, end, style, meaning: null });
        x = end;
      }
  return shown;
}

const part = /<([0-9A-Fa-f]*)>|(-?[\d.]+)|\(/g;
const byte = /\\([0-7]{1,3}|[^])|[^]/g;
const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Strings, one character per byte, and the moves between them. Parentheses within a string are balanced. */
function partsOf(strings: string): (string | number)[] {
  const parts: (string | number)[] = [];
  part.lastIndex = 0;
  for (let match = part.exec(strings); match; match = part.exec(strings)) {
    const [, hex, move] = match;
    if (move !== undefined) parts.push(Number(move));
    else if (hex !== undefined)
      parts.push(
        (hex.match(/../g) ?? []).map((one) => String.fromCharCode(Number.parseInt(one, 16))).join(""),
      );
    else {
      let bytes = "";
      let open = 1;
      byte.lastIndex = part.lastIndex;
      for (let one = byte.exec(strings); one; one = byte.exec(strings)) {
        const [whole, code] = one;
        if (code === undefined) {
          open += whole === "(" ? 1 : whole === ")" ? -1 : 0;
          if (open === 0) break;
          bytes += whole;
        } else
          bytes += /^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code);
      }
      part.lastIndex = byte.lastIndex;
      parts.push(bytes);
    }
  }
  return parts;
}

/** Writes a text object that shows right-to-left words, their last letter first. */
export function writeTogether(all: ShownGlyphs[], fonts: Fonts): string {
  let body = "";
  let open: string | null = null;
  for (let rest = all; rest.length > 0;) {
    const [first] = rest as [ShownGlyphs];
    const other = rest.findIndex((one) => one.meaning !== null || !isSameTextStyle(one.style, first.style));
    const length = first.meaning !== null ? 1 : other === -1 ? rest.length : other;
    const mark = first.meaning ?? reversed;
    // PDF.js starts a new text item at each mark.
    if (open !== null && (open !== reversed || mark !== reversed)) body += "EMC\n";
    if (open === null || open !== reversed || mark !== reversed) body += `${mark}\n`;
    body += writePiece(rest.slice(0, length), fonts);
    open = mark;
    rest = rest.slice(length);
  }
  return `BT\n${body}EMC\nET\n`;
}

const reversed = "/ReversedChars BMC";

/** Writes each glyph on its own, so that programs read them as unrelated words. */
export function writeApart(all: ShownGlyphs[], fonts: Fonts): string {
  const body = all.map((one) => {
    const shown = writePiece([one], fonts);
    return one.meaning === null ? shown : `${one.meaning}\n${shown}EMC\n`;
  });
  return `BT\n${body.join("")}ET\n`;
}

/** Whether both can be shown in one string. */
export function isSameTextStyle(a: TextStyle, b: TextStyle): boolean {
  return a === b || (a.mode === b.mode && a.name === b.name && a.size === b.size && a.y === b.y);
}

function writePiece(all: ShownGlyphs[], fonts: Fonts): string {
  const glyphs = all.flatMap((one) => one.glyphs);
  const [{ style, x: left }] = all as [ShownGlyphs];
  const scale = Number(style.size) / 1000;
  let strings = "";
  let run = "";
  let at = left;
  for (const { glyph, x } of glyphs) {
    const move = Math.round(((at - x) / scale) * 1000) / 1000;
    if (move !== 0) {
      strings += `${run === "" ? "" : `<${run}>`}${move}`;
      run = "";
      at -= move * scale;
    }
    run += toHex(glyph);
    at += (fonts.get(style.name)?.widthOf(glyph) ?? 0) * scale;
  }
  return `${style.mode} Tr\n/${style.name} ${style.size} Tf\n1 0 0 -1 ${round(left)} ${round(style.y)} Tm\n[${strings}<${run}>] TJ\n`;
}

function round(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
