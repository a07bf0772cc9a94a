import { inWords, type Replacement } from "../pdf-bytes.ts";
import { toUtf16, type PdfFont } from "./pdf-font.ts";
import { isSameStyle, type Fonts, type Shown } from "./text-object.ts";

/**
 * Where an Arabic letter stands over another, a stroke beside it is a glyph of its own. The engine says that both are
 * the letter, and around them what they mean together. PDF.js, which does not read that, then tells the letter twice,
 * and so does MuPDF where the stroke was another letter's before. Here the stroke is told together with the letter on
 * its other side, which all read well, and the letter alone.
 */
export function moveStrokes(shown: Shown[], fonts: Fonts): Shown[] {
  return shown.reduce<Shown[]>((moved, one) => {
    const beside = moved.at(-1);
    const [stroke, letter] = one.glyphs;
    if (!beside || !stroke || !letter || !isStack(one, fonts) || !canTake(beside, one))
      return [...moved, one];
    const meaning = `/Span <<\n  /ActualText <FEFF${toUtf16(beside.letters)}>\n>> BDC`;
    return [
      ...moved.slice(0, -1),
      { ...beside, glyphs: [...beside.glyphs, stroke], end: letter.x, meaning, hasStroke: true },
      { ...one, glyphs: [letter], x: letter.x, meaning: null },
    ];
  }, []);
}

function isStack({ glyphs, letters, style, meaning }: Shown, fonts: Fonts): boolean {
  const font = fonts.get(style.name);
  const own = glyphs[1]?.glyph;
  if (!font || own === undefined || meaning === null || glyphs.length !== 2 || !/^\p{L}$/u.test(letters))
    return false;
  font.learn(own, letters);
  return font.lettersOf(own) === letters;
}

/** A stroke that is wider would be a gap between words to who leaves it out. */
function canTake(beside: Shown, stack: Shown): boolean {
  const width = (stack.glyphs[1]?.x ?? 0) - stack.x;
  return (
    width < Number(stack.style.size) * 0.1 &&
    beside.meaning === null &&
    /^\p{L}+$/u.test(beside.letters) &&
    isSameStyle(beside.style, stack.style)
  );
}

/** A letter that shows nothing and that programs leave out (zero width joiner). */
const nothing = "200D";

/** Collects which glyphs are strokes alone, to have them say nothing to who does not read what they mean. */
export function collectStrokes() {
  const strokes = new Map<PdfFont, Set<number>>();
  const letters = new Map<PdfFont, Set<number>>();
  return {
    add({ glyphs, style, hasStroke }: Shown, fonts: Fonts): void {
      const font = fonts.get(style.name);
      if (!font) return;
      for (const [index, { glyph }] of glyphs.entries()) {
        const known = hasStroke && index > 0 ? strokes : letters;
        known.set(font, (known.get(font) ?? new Set()).add(glyph));
      }
    },
    /** What has to be written instead for that. */
    silence(): Replacement[] {
      return [...strokes].flatMap(([font, glyphs]) =>
        [...glyphs].flatMap((glyph) => {
          const written = letters.get(font)?.has(glyph) ? null : font.lettersAt(glyph);
          return written?.length === nothing.length ? [inWords(written.at, nothing, nothing.length)] : [];
        }),
      );
    },
  };
}
