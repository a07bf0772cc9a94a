/**
 * The direction that MuPDF gives to a letter: right-to-left, left-to-right, or, for a neutral letter, that of the
 * letter shown before it in the text object. A neutral first letter is left-to-right (guess_bidi_level in MuPDF's
 * pdf-op-run.c; the classes are those of Unicode's UAX 9). A mark belongs to the letter next to it.
 */
export type LetterDirection = "right" | "left" | "as-before";

const right =
  /^[\u0590-\u05ff\u0600-\u0605\u0608\u060b\u060d\u061b-\u066f\u0671-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\p{Mn}]/u;
const notRight = /^[\u066a\u06de\u06e9\ufb29\ufd3e\ufd3f]/u;
const left = /^[\p{L}\p{N}\p{Sc}#%+\-\u00b0\u00b1\u066a\u06f0-\u06f9\u2030-\u2034\u2212\u2213\ufb29]/u;

export function letterDirection(letters: string): LetterDirection {
  if (right.test(letters) && !notRight.test(letters)) return "right";
  return left.test(letters) ? "left" : "as-before";
}
