import type { WordMeasures } from "./word-measures.ts";

/** Letters by their mean width in em. */
const widths = [
  [/[ijlI .,'’-]/u, 0.32],
  [/[ftr]/u, 0.4],
  [/[mwMW]/u, 0.92],
  [/\p{Lu}/u, 0.7],
] as const;
const others = { cased: 0.58, uncased: 0.45 };
/** How much wider the family may be, or the one that Word takes in its place. */
const allowance = 1.12;
/** How much smaller than usual a name may be where Word would break it at a hyphen otherwise. */
const smaller = 0.8;

/** The width of a name in em, estimated. */
export function nameWidth(name: string, { look, isCased }: Pick<WordMeasures, "look" | "isCased">): number {
  const letters = Array.from(name.normalize("NFC"));
  if (!isCased) return letters.length * others.uncased;
  const ofLetter = (letter: string) => widths.find(([pattern]) => pattern.test(letter))?.[1] ?? others.cased;
  return letters.reduce((sum, letter) => sum + ofLetter(letter), 0) * (look.head.name.width ?? 1);
}

/**
 * Fits a name into one line by a smaller size, or else into two lines, divided between two of its words. Widths are
 * estimated, because Word sets the text only later.
 *
 * @param width of a line in twentieths of a point
 * @returns the number of lines, their size as a multiple of that of the text, and their width. The width makes Word
 *   begin the second line between two words and not at a hyphen. A line break would do so too, but programs then read
 *   only half of the name.
 */
export function fitName(
  name: string,
  width: number,
  measures: WordMeasures,
): { lines: number; size: number; width: number } {
  const { name: text, ground } = measures.look.head;
  const em = measures.size * 20;
  const wide = (words: string) => nameWidth(words, measures);
  const fitting = (words: string) => width / em / Math.max(1, wide(words) * allowance);
  const division = divide(name, wide);
  const whole = fitting(name);
  const least =
    division && !ground && division.next > 1.1 * division.longest ? text.least : text.least * smaller;
  if (!division || whole >= least)
    return { lines: 1, size: Math.min(text.size, Math.max(division ? least : text.least, whole)), width };
  const size = Math.min(text.size, Math.max(text.least, width / em / (division.longest * allowance)));
  const own = ((division.longest + Math.max(division.longest, division.next)) / 2) * em * size;
  return { lines: 2, size, width: Math.min(width, Math.round(own)) };
}

/**
 * Divides a name between two of its words. Returns the width of its longer line, and that of the first line with the part
 * of the second up to which Word could go on. Returns null for a single word.
 */
function divide(name: string, wide: (words: string) => number): { longest: number; next: number } | null {
  const words = name.split(" ");
  const divisions = words.slice(1).map((_, index) => {
    const [first, second] = [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")];
    const next = wide(`${first} ${/^[^\s-]*-?/.exec(second)?.[0] ?? ""}`);
    return { longest: Math.max(wide(first), wide(second)), next };
  });
  return divisions.toSorted((one, other) => one.longest - other.longest)[0] ?? null;
}
