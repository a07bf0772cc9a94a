import type { CvLine } from "../../matching/evidence/cv-line.ts";
import { numberWords, parseNumberWord } from "../../text/numbers.ts";

const years = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<number>\d{1,2}|${numberWords.join("|")})(?<more>\s*\+|\s+plus)?[\s-]+(?:years?|yrs?|jahren?|años?|ans|jaar|lat|anos?)(?!\p{L})`,
  "giu",
);

const maxYears = 45;

/** "over ten years" */
const isMore =
  /(?:over|more than|at least|mehr als|über|mindestens|más de|plus de|meer dan|ponad|mais de)\s+$/iu;

/**
 * Checks whether the headline or the summary of a CV states another number of years. One year less counts as the same,
 * and "over ten years" allows any higher number.
 */
export function differsFromStatedYears(counted: number, lines: readonly CvLine[]): boolean {
  const stated = lines
    .filter(({ list }) => list === "personal")
    .flatMap(({ text }) =>
      [...text.matchAll(years)].map(({ index, groups }) => {
        const isOpen = groups?.["more"] !== undefined || isMore.test(text.slice(0, index));
        return { isOpen, number: parseNumberWord(groups?.["number"] ?? "") };
      }),
    )
    // A higher number is an age.
    .filter(({ number }) => number <= maxYears);
  if (stated.length === 0) return false;
  return !stated.some(({ isOpen, number }) => counted >= number - 1 && (isOpen || counted <= number));
}
