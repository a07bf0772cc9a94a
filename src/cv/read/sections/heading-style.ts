import { cellText, lineText, type TextLine } from "../text-line.ts";
import { sectionOfHeading } from "./section-of-heading.ts";

type Style = {
  /** Whether there are two headings or more with known words. */
  isKnown: boolean;
  /** Whether a line looks like the headings that are known by their words. */
  fits: (line: TextLine) => boolean;
  /** Whether a line with the words of a heading is one. */
  accepts: (line: TextLine) => boolean;
  /** Whether headings are in a margin next to their text. */
  isBeside: (line: TextLine) => boolean;
  /** Whether few other lines have this style, so that unknown words in it are a heading, too. */
  isDistinct: boolean;
  /** Whether headings are larger than the text, or marked as headings. */
  isLarge: boolean;
};

export const isCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

const keyOf = (line: TextLine): string =>
  [line.level, Math.round(line.size * 2), isBold(line), isCapitals(lineText(line))].join(" ");

const isBold = (line: TextLine): boolean =>
  line.cells[0]?.every(({ bold, text }) => bold || text.trim() === "") ?? false;

/** Finds the style of a CV's headings from those with known words. */
export function headingStyle(lines: readonly TextLine[]): Style {
  const single = lines.filter(({ cells, bullet }) => cells.length === 1 && !bullet);
  const known = single.filter((line) => sectionOfHeading(lineText(line)) !== null);
  const names = new Map<string, Set<string>>();
  for (const line of known) {
    const key = keyOf(line);
    names.set(key, (names.get(key) ?? new Set()).add(sectionOfHeading(lineText(line)) ?? ""));
  }
  const [best] = [...names].sort(([, a], [, b]) => b.size - a.size);
  const key = best && best[1].size >= 2 ? best[0] : null;
  const model = known.find((line) => keyOf(line) === key);
  const alike = single.filter((line) => keyOf(line) === key);
  const body = bodySize(lines);
  const isSet =
    model !== undefined && (model.level > 0 || model.size > body + 0.4 || isCapitals(lineText(model)));
  const margin = lines.filter(
    ({ cells }) => cells.length > 1 && sectionOfHeading(cellText(cells[0] ?? [])) !== null,
  );
  return {
    isKnown: key !== null,
    fits: (line) => key !== null && keyOf(line) === key,
    accepts: (line) => {
      if (model === undefined || keyOf(line) === key) return true;
      if (line.level > 0 && model.level > 0) return line.level <= model.level;
      if (line.size < model.size - 0.6) return false;
      return !isBold(model) || isBold(line) || line.size > model.size;
    },
    isBeside: (line) => margin.length >= 2 && margin.filter(({ x }) => Math.abs(x - line.x) < 3).length >= 2,
    isLarge: model !== undefined && (model.level > 0 || model.size > body + 0.4),
    isDistinct: isSet && alike.length <= 2 * (best?.[1].size ?? 0) + 1,
  };
}

/** The size that most letters have. */
function bodySize(lines: readonly TextLine[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) letters.set(line.size, (letters.get(line.size) ?? 0) + lineText(line).length);
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 11;
}
