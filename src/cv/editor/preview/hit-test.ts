import type { CvPlace } from "../../render/drawn-pages.ts";

/** Tolerance in points, about the width of a finger. */
const near = 6;

/**
 * Returns the place that a click hits: the one under it, else the nearest within tolerance. If several places overlap,
 * returns the smallest.
 */
export function hitTest(places: readonly CvPlace[], page: number, x: number, y: number): CvPlace | undefined {
  const distance = (place: CvPlace): number =>
    Math.max(place.x - x, x - place.x - place.w, 0) + Math.max(place.y - y, y - place.y - place.h, 0);
  const close = places.filter((place) => place.page === page && distance(place) <= near);
  return close.toSorted((a, b) => distance(a) - distance(b) || a.w * a.h - b.w * b.h)[0];
}
