import { isLeftToRight } from "../page/is-left-to-right.ts";

/** A piece of a text on a page from the right, with the marks it needs to keep its order. */
export type Directed = { text: string; rightToLeft: boolean };

/** Letters of direction that nobody sees: everything between two of a kind runs their way. */
const fromLeft = "\u200e";
const fromRight = "\u200f";

/** "+971 50 555 0172" and "00971 50 5550172", also within a sentence. */
const phoneNumber = /((?:\+|\b00)\d[\d\s().-]{5,}\d)/;

/**
 * Cuts a text of a page from the right into pieces that each run one way. Word goes by the direction of a run,
 * LibreOffice by the letters, so both are given: pieces from the left begin and end with a mark where their own
 * letters do not say so, and a separator between two of them gets a mark too.
 *
 * @example
 * splitByDirection("+971 50 555 0172") // [{ text: "\u200e+971 50 555 0172", rightToLeft: false }]
 */
export function splitByDirection(text: string): Directed[] {
  if (isLeftToRight(text)) return [asFromLeft(text)];
  return text
    .split(phoneNumber)
    .filter((piece) => piece !== "")
    .map((piece) =>
      isLeftToRight(piece) && phoneNumber.test(piece) ? asFromLeft(piece) : asFromRight(piece),
    );
}

function asFromLeft(text: string): Directed {
  const before = /^\p{L}/u.test(text) ? "" : fromLeft;
  // Digits behind a letter or a mark from the left run its way.
  const after = /[\p{L}\p{N}]$/u.test(text) ? "" : fromLeft;
  return { text: before + text + after, rightToLeft: false };
}

function asFromRight(text: string): Directed {
  return { text: /\p{L}/u.test(text) ? text : fromRight + text, rightToLeft: true };
}
