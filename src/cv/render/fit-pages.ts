import { lookBounds, type CvLook } from "../document/cv-look.ts";
import type { CvPlace, DrawnPages } from "./svg-frame.ts";

/** How many lines of text each page has. */
export type Extent = readonly number[];

export type Measures = Pick<CvLook, "size" | "margins" | "spacing">;

export type FitOutcome =
  | { ok: true; measures: Measures; changed: (keyof Measures)[] }
  /** @property lines how many lines are too many with the smallest measures */
  | { ok: false; lines: number };

/**
 * Steps towards the smallest measures: first the space between parts, then the margins, and the size of the text last.
 * Templates keep their floors at every step: text of 9 pt and margins of 12 or 13 mm.
 */
const steps: readonly Measures[] = [
  { spacing: 90, margins: 100, size: 100 },
  { spacing: 80, margins: 100, size: 100 },
  { spacing: 80, margins: 85, size: 100 },
  { spacing: 72, margins: 85, size: 98 },
  { spacing: 66, margins: 75, size: 96 },
  { spacing: 60, margins: 75, size: 94 },
  { spacing: 55, margins: 65, size: 92 },
  { spacing: lookBounds.spacing[0], margins: lookBounds.margins[0], size: 90 },
];

/**
 * Finds the first step whose measures fit a CV into the wanted number of pages. A measure that is already smaller than
 * that of the step is kept.
 *
 * @param draw returns the lines on each page of the CV with these measures
 */
export async function fitToPages(
  look: Measures,
  wanted: number,
  draw: (measures: Measures) => Promise<Extent>,
): Promise<FitOutcome> {
  const { size, margins, spacing } = look;
  let extent = await draw({ size, margins, spacing });
  if (extent.length <= wanted) return { ok: true, measures: { size, margins, spacing }, changed: [] };
  for (const step of steps) {
    const measures = {
      size: Math.min(size, step.size),
      margins: Math.min(margins, step.margins),
      spacing: Math.min(spacing, step.spacing),
    };
    // oxlint-disable-next-line no-await-in-loop -- the first step that fits is used
    extent = await draw(measures);
    if (extent.length <= wanted) {
      const changed = (["spacing", "margins", "size"] as const).filter(
        (name) => measures[name] !== look[name],
      );
      return { ok: true, measures, changed };
    }
  }
  return { ok: false, lines: extent.slice(wanted).reduce((sum, lines) => sum + lines, 0) };
}

/**
 * Counts the lines of text on each page. Two columns next to each other count once, and the name and number at the
 * top of later pages do not count.
 */
export function countLinesPerPage({ pages, places }: Pick<DrawnPages, "pages" | "places">): Extent {
  return pages.map((_, index) => countLines(places.filter(({ page }) => page === index + 1)));
}

function countLines(places: readonly CvPlace[]): number {
  let lines = 0;
  let bottom = -Infinity;
  for (const { y, h } of places.toSorted((one, other) => one.y - other.y)) {
    // Texts of one line differ a little in height.
    if (y + h / 2 < bottom) continue;
    lines += 1;
    bottom = y + h;
  }
  return lines;
}
