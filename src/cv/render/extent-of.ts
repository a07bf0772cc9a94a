import type { CvPlace, DrawnPages } from "./drawn-pages.ts";
import type { Extent } from "./fit-pages.ts";

/**
 * Counts the lines of text on each page. Two columns next to each other count once, and the name and number at the
 * top of later pages do not count.
 */
export function extentOf({ pages, places }: Pick<DrawnPages, "pages" | "places">): Extent {
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
