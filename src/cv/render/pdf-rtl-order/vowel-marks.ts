import { letterOf, toUtf16, type PdfFont } from "./pdf-font.ts";
import { writeApart, type Fonts, type ShownGlyphs } from "./text-object.ts";

/**
 * In Arabic, a vowel mark is a glyph of its own, without width, over or under its letter. The engine gives both glyphs
 * the text of the letter with the mark. Other uses of the same letter get an `/ActualText`, which PDF.js ignores and
 * which tears words apart in Poppler and MuPDF: one "عمّان" in a CV made "تصميم" unreadable. So the glyph of a letter
 * gets the letter alone, and the marks of a line are shown after it, without text. This function tells the two apart.
 */
export function splitVowelMarks(shown: ShownGlyphs[], fonts: Fonts): ShownGlyphs[] {
  return shown.flatMap((one) => {
    const font = fonts.get(one.style.name);
    return font ? splitOne(one, font) : [one];
  });
}

function splitOne(one: ShownGlyphs, font: PdfFont): ShownGlyphs[] {
  const letter = letterOf(one.letters);
  const marks = one.glyphs.filter(({ glyph }) => font.isVowelMark(glyph));
  if (marks.length === 0) {
    const [only] = one.glyphs;
    if (one.meaning === null || !only || one.glyphs.length > 1) return [one];
    return [asLetter(one, letter ?? one.letters, font)];
  }
  const rest = one.glyphs.filter(({ glyph }) => !font.isVowelMark(glyph));
  const [first] = rest;
  const mark: ShownGlyphs = { ...one, glyphs: marks, letters: nothing, meaning: null, isVowelMark: true };
  if (!first) return [mark];
  const base = asLetter({ ...one, glyphs: rest, x: first.x }, letter ?? one.letters, font);
  return [base, { ...mark, x: marks[0]?.x ?? mark.x }];
}

/** A glyph with the text of its letter. It needs no `/ActualText` if the font has this text. */
function asLetter(one: ShownGlyphs, letter: string, font: PdfFont): ShownGlyphs {
  const [only] = one.glyphs;
  if (only && one.glyphs.length === 1) {
    font.learn(only.glyph, letter);
    if (font.lettersOf(only.glyph) === letter) return { ...one, letters: letter, meaning: null };
  }
  return { ...one, letters: letter, meaning: `/Span <<\n  /ActualText <FEFF${toUtf16(letter)}>\n>> BDC` };
}

/** Zero width joiner: an invisible character that programs leave out. */
const nothing = "\u200d";

/** Writes the vowel marks of a line, without text. */
export function writeVowelMarks(marks: ShownGlyphs[], fonts: Fonts): string {
  return marks.length === 0 ? "" : `/Span <<\n  /ActualText <FEFF>\n>> BDC\n${writeApart(marks, fonts)}EMC\n`;
}
