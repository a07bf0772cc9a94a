/**
 * Removes invisible characters and those that break engines, and keeps every letter:
 *
 * - composed to NFC; line ends become LF; tabs and spaces of odd widths become a plain space
 * - removed: control characters and NUL, lone surrogates, noncharacters, variation selectors, soft hyphens
 * - removed: characters that change the text direction (the shown words could then differ from those read out; the
 * direction follows from the letters), and invisible ones that can hide words (zero-width spaces, tag characters)
 * - the joiners ZWJ and ZWNJ stay only between letters of scripts that need them for spelling
 * - a letter keeps at most eight marks
 */
export function cleanText(text: string): string {
  return cleanCharacters(text)
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ *\n */g, "\n")
    .trim();
}

/** Removes characters like `cleanText`, and keeps spaces and line ends as they are. */
export function cleanCharacters(text: string): string {
  return text
    .toWellFormed()
    .replaceAll("\uFFFD", "")
    .normalize("NFC")
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/[\t\u1680\u2000-\u200a\u202f\u205f]/g, " ")
    .replaceAll(invisible, "")
    .replaceAll(looseJoiner, "")
    .replaceAll(/(\p{M}{8})\p{M}+/gu, "$1");
}

/** Cleans a text like `cleanText` and joins it into one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\n+/g, " ");
}

const invisible = new RegExp(
  [
    String.raw`[\u0000-\u0009\u000b-\u001f\u007f-\u009f]`,
    String.raw`[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e]`,
    String.raw`[\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]`,
    String.raw`[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]`,
    String.raw`\p{Noncharacter_Code_Point}`,
  ].join("|"),
  "gu",
);

const joined = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]`;
const looseJoiner = new RegExp(String.raw`(?<!${joined})[\u200c\u200d]|[\u200c\u200d](?!${joined})`, "gu");

/**
 * Whether a text always runs from left to right: it has letters or digits, and none of them is Arabic or Hebrew. A
 * right-to-left page must isolate such a text. Otherwise "+1 303 555 0142" is shown as "0142 555 303 1+".
 */
export function isLeftToRight(text: string): boolean {
  return !/[\p{sc=Arab}\p{sc=Hebr}]/u.test(text) && /[\p{L}\p{N}]/u.test(text);
}
