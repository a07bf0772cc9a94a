import { createStore } from "../../../ui/store/store.ts";
import { useStore } from "../../../ui/store/use-store.ts";
import type { CvDocument } from "../../document/cv-document.ts";
import type { CvPlace } from "../../render/drawn-pages.ts";
import type { MissingCharacters } from "../../render/without-missing.ts";
import type { PageSize } from "./use-preview.ts";

export type DrawnPlaces = {
  document: CvDocument;
  pages: readonly PageSize[];
  places: readonly CvPlace[];
  /** Until the fonts of this drawing are checked, the missing characters of the previous one. */
  missing: readonly MissingCharacters[];
};

const shown = createStore<DrawnPlaces | null>(null);

/** Tells the score where the page's only preview has drawn each field, and what it could not draw. Null when there is no preview. */
export const showPlaces = shown.set;

/** Returns the places of the last drawing, which may be of an earlier state of the CV. */
export function useDrawnPlaces(): DrawnPlaces | null {
  return useStore(shown);
}
