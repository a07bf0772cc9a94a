import { useSyncExternalStore } from "react";
import type { CvDocument } from "../../document/cv-document.ts";
import type { CvPlace } from "../../render/drawn-pages.ts";
import type { PageSize } from "./use-preview.ts";

export type DrawnPlaces = { document: CvDocument; pages: readonly PageSize[]; places: readonly CvPlace[] };

let shown: DrawnPlaces | null = null;
const listeners = new Set<() => void>();

/** Tells the score where the page's only preview has drawn each field. Null when there is no preview. */
export function showPlaces(drawn: DrawnPlaces | null): void {
  shown = drawn;
  for (const listener of listeners) listener();
}

/** Returns the places of the last drawing, which may be of an earlier state of the CV. */
export function useDrawnPlaces(): DrawnPlaces | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
