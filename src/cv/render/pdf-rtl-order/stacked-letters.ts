import { textReplacement, type Replacement } from "../pdf-bytes.ts";
import { toUtf16, type PdfFont } from "./pdf-font.ts";
import { isSameTextStyle, type Fonts, type ShownGlyphs } from "./text-object.ts";

/**
 * Where an Arabic letter is stacked over another, a connecting stroke next to it is a separate glyph. The engine gives
 * both glyphs the text of the letter, and marks them with the text that they have together. PDF.js ignores that mark
 * and reads the letter twice. So does MuPDF when the stroke also belonged to another letter. This function groups the
 * stroke with the letter on its other side, which all programs read correctly, and leaves the stacked letter alone.
 */
export function moveStrokes(shown: ShownGlyphs[], fonts: Fonts): ShownGlyphs[] {
  return shown.reduce<ShownGlyphs[]>((moved, one) => {
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

function isStack({ glyphs, letters, style, meaning }: ShownGlyphs, fonts: Fonts): boolean {
  const font = fonts.get(style.name);
  const own = glyphs[1]?.glyph;
  if (!font || own === undefined || meaning === null || glyphs.length !== 2 || !/^\p{L}$/u.test(letters))
    return false;
  font.learn(own, letters);
  return font.lettersOf(own) === letters;
}

/** A wider stroke would look like a gap between words to programs that skip it. */
function canTake(beside: ShownGlyphs, stack: ShownGlyphs): boolean {
  const width = (stack.glyphs[1]?.x ?? 0) - stack.x;
  return (
    width < Number(stack.style.size) * 0.1 &&
    beside.meaning === null &&
    /^\p{L}+$/u.test(beside.letters) &&
    isSameTextStyle(beside.style, stack.style)
  );
}

/** Zero width joiner: an invisible character that programs leave out. */
const nothing = "200D";

/** Collects the glyphs that are only strokes, so that programs that ignore the marks read no text for them. */
export function collectStrokes() {
  const strokes = new Map<PdfFont, Set<number>>();
  const letters = new Map<PdfFont, Set<number>>();
  return {
    add({ glyphs, style, hasStroke }: ShownGlyphs, fonts: Fonts): void {
      const font = fonts.get(style.name);
      if (!font) return;
      for (const [index, { glyph }] of glyphs.entries()) {
        const known = hasStroke && index > 0 ? strokes : letters;
        known.set(font, (known.get(font) ?? new Set()).add(glyph));
      }
    },
    /** Returns the replacements that give these glyphs an invisible text. */
    silence(): Replacement[] {
      return [...strokes].flatMap(([font, glyphs]) =>
        [...glyphs].flatMap((glyph) => {
          const written = letters.get(font)?.has(glyph) ? null : font.lettersAt(glyph);
          return written?.length === nothing.length
            ? [textReplacement(written.at, nothing, nothing.length)]
            : [];
        }),
      );
    },
  };
}
