import { isSameLine, letterDirection, type LinePart } from "./text-lines.ts";
import { writeVowelMarks } from "./vowel-marks.ts";
import { writeApart, writeTogether, type Fonts, type ShownGlyphs } from "./text-object.ts";

/** The direction that MuPDF gave to the last letter: see letter-turn.ts. */
type Turn = "right" | "left";
type Written = { words: string; ends: Turn };

/**
 * Returns the content of a page with its right-to-left letters in reading order. `parts` are the parts of this content.
 */
export function orderContent(content: string, parts: (LinePart | null)[], fonts: Fonts): string {
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

const isRight = ({ letters }: ShownGlyphs) => letterDirection(letters) === "right";
const isLeft = ({ letters }: ShownGlyphs) => letterDirection(letters) === "left";
const isSpace = ({ letters }: ShownGlyphs) => /^\s+$/u.test(letters);

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
