import { moveStrokes } from "./stacked-letters.ts";
import { readTextObject, type Fonts, type ShownGlyphs } from "./text-object.ts";
import { splitVowelMarks } from "./vowel-marks.ts";

/** The text that a line shows in one direction, from left to right. */
export type LinePart = {
  /** Start of its text object within the content. For a run of several objects, `begin` to `end` covers all of them. */
  begin: number;
  end: number;
  /** The marks between several text objects, which have to stay: each is written around nothing. */
  marks: string;
  /** The start of the part on the page, and its baseline. */
  left: number;
  y: number;
  size: number;
  shown: ShownGlyphs[];
  /** The marks over and under its letters. */
  vowelMarks: ShownGlyphs[];
  isFromRight: boolean;
};

const block =
  /q\n1 0 0 -1 (\S+) (\S+) cm\n((?:(?!BT\n).* (?:cs|scn|CS|SCN|gs)\n)*)BT\n((?:(?!ET\n).*\n)*)ET\nQ\n/g;
const mark = /(EMC\n)?(\/Span <<\n {2}\/MCID (\d+)\n((?: {2}\/Lang .*\n)?)>> BDC\n)$/;

/**
 * Reads all parts of a content in the order in which they are shown. A part that cannot be read is null.
 *
 * The engine writes raised glyphs and glyphs of another font as separate text objects with separate marks. They become
 * one part if their marks have the same tag.
 *
 * @param tags the tag of each mark, by its number
 */
export function readTextLines(content: string, fonts: Fonts, tags: string[]): (LinePart | null)[] {
  const parts: (LinePart | null)[] = [];
  let until = 0;
  let paint = "";
  let own: RegExpExecArray | null = null;
  for (const match of content.matchAll(block)) {
    const [whole, left, y, newPaint = "", body = ""] = match;
    const between = content.slice(until, match.index);
    const found = mark.exec(between);
    const part = readPart(match.index + whole.length - 2, body, Number(left), Number(y), fonts);
    const last = parts.at(-1);
    const isSameTag =
      between === "" ||
      (found?.[0] === between &&
        found[1] !== undefined &&
        found[4] === own?.[4] &&
        tags[Number(found[3])] !== undefined &&
        tags[Number(found[3])] === tags[Number(own?.[3])]);
    if (part && last && isSameTag && paint === newPaint && isOneWith(last, part))
      parts[parts.length - 1] = join(last, part, between === "" ? "" : `Q\nEMC\n${found?.[2] ?? ""}q\n`);
    else parts.push(part);
    until = match.index + whole.length;
    paint = newPaint;
    if (between !== "") own = found;
  }
  return parts.map((part) => part && withVowelMarks(part, fonts));
}

/** Moves the vowel marks out of the text. A part that has nothing else stays as it is. */
function withVowelMarks(part: LinePart, fonts: Fonts): LinePart | null {
  const shown = part.shown.filter((one) => !one.isVowelMark);
  if (shown.length === 0) return null;
  return {
    ...part,
    shown: moveStrokes(shown, fonts),
    vowelMarks: part.shown.filter((one) => one.isVowelMark),
  };
}

function readPart(end: number, body: string, left: number, y: number, fonts: Fonts): LinePart | null {
  const object = readTextObject(body, fonts);
  if (!object) return null;
  const shown = splitVowelMarks(object.shown, fonts);
  const [first] = shown;
  if (!first) return null;
  return {
    begin: end - body.length - 6,
    end,
    marks: "",
    left,
    y,
    size: Number(first.style.size),
    shown,
    vowelMarks: [],
    isFromRight:
      object.isReversed || shown.some((one) => one.isVowelMark || letterDirection(one.letters) === "right"),
  };
}

/** Whether both parts are on the same line of the page. */
export function isSameLine(a: LinePart, b: LinePart): boolean {
  return Math.abs(a.y - b.y) < Math.min(a.size, b.size) / 2;
}

function isOneWith(a: LinePart, b: LinePart): boolean {
  const gap = b.left + (b.shown[0]?.x ?? 0) - (a.left + (a.shown.at(-1)?.end ?? 0));
  return a.isFromRight && b.isFromRight && isSameLine(a, b) && Math.abs(gap) < a.size / 2;
}

function join(a: LinePart, b: LinePart, marks: string): LinePart {
  const right = b.left - a.left;
  const down = a.y - b.y;
  const shown = b.shown.map((one) => ({
    ...one,
    x: one.x + right,
    end: one.end + right,
    glyphs: one.glyphs.map(({ glyph, x }) => ({ glyph, x: x + right })),
    style: { ...one.style, y: one.style.y + down },
  }));
  return { ...a, end: b.end, marks: a.marks + marks, shown: [...a.shown, ...shown] };
}

/**
 * The direction that MuPDF gives to a letter: right-to-left, left-to-right, or, for a neutral letter, that of the
 * letter shown before it in the text object. A neutral first letter is left-to-right (guess_bidi_level in MuPDF's
 * pdf-op-run.c; the classes are those of Unicode's UAX 9). A mark belongs to the letter next to it.
 */
type LetterDirection = "right" | "left" | "as-before";

const right =
  /^[\u0590-\u05ff\u0600-\u0605\u0608\u060b\u060d\u061b-\u066f\u0671-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\p{Mn}]/u;
const notRight = /^[\u066a\u06de\u06e9\ufb29\ufd3e\ufd3f]/u;
const left = /^[\p{L}\p{N}\p{Sc}#%+\-\u00b0\u00b1\u066a\u06f0-\u06f9\u2030-\u2034\u2212\u2213\ufb29]/u;

export function letterDirection(letters: string): LetterDirection {
  if (right.test(letters) && !notRight.test(letters)) return "right";
  return left.test(letters) ? "left" : "as-before";
}
