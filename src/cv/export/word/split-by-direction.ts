import { isLeftToRight } from "../../view-model/is-left-to-right.ts";

/** A piece of text on a right-to-left page, with the marks that keep its order. */
export type DirectedText = { text: string; rightToLeft: boolean };

/** Invisible direction marks: text between two equal marks has their direction. */
const fromLeft = "\u200e";
const fromRight = "\u200f";

/** "+971 50 555 0172" and "00971 50 5550172", also within a sentence. */
const phoneNumber = /((?:\+|\b00)\d[\d\s().-]{5,}\d)/;

/**
 * Splits a text of a right-to-left page into pieces of one direction each. Word uses the direction of a run,
 * LibreOffice that of the letters, so the result has both. A left-to-right piece starts and ends with a mark where its
 * own letters do not show the direction. A separator between two such pieces also gets a mark.
 *
 * @example
 * splitByDirection("+971 50 555 0172") // [{ text: "\u200e+971 50 555 0172", rightToLeft: false }]
 */
export function splitByDirection(text: string): DirectedText[] {
  if (isLeftToRight(text)) return [asFromLeft(text)];
  return text
    .split(phoneNumber)
    .filter((piece) => piece !== "")
    .map((piece) =>
      isLeftToRight(piece) && phoneNumber.test(piece) ? asFromLeft(piece) : asFromRight(piece),
    );
}

function asFromLeft(text: string): DirectedText {
  const before = /^\p{L}/u.test(text) ? "" : fromLeft;
  // Digits after a left-to-right letter or mark have the same direction.
  const after = /[\p{L}\p{N}]$/u.test(text) ? "" : fromLeft;
  return { text: before + text + after, rightToLeft: false };
}

function asFromRight(text: string): DirectedText {
  return { text: /\p{L}/u.test(text) ? text : fromRight + text, rightToLeft: true };
}
