import { createStore } from "../../../ui/store/store.ts";
import { useStore } from "../../../ui/store/use-store.ts";
import type { CvDocument } from "../../document/cv-document.ts";
import type { CvPlace } from "../../render/svg-frame.ts";
import type { MissingCharacters } from "../../render/without-missing.ts";

/** Size of a page in points. */
export type PageSize = { width: number; height: number };

export type DrawnPlaces = {
  document: CvDocument;
  pages: readonly PageSize[];
  places: readonly CvPlace[];
  /** Until the fonts of this drawing are checked, the missing characters of the previous one. */
  missing: readonly MissingCharacters[];
  /** The scripts that some programs misread in a PDF. */
  misread: readonly string[];
};

const shown = createStore<DrawnPlaces | null>(null);

/**
 * Gives the score the place of each field in the preview, and the texts that could not be drawn. Null when there is no
 * preview.
 */
export const showPlaces = shown.set;

/** Returns the places of the last drawing, which may be of an earlier state of the CV. */
export function useDrawnPlaces(): DrawnPlaces | null {
  return useStore(shown);
}

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
