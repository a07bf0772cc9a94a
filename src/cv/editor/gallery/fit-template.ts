import type { CvDocument } from "../../document/cv-document.ts";
import { setLook } from "../../edit/edit-page.ts";
import { fitToPages, type Extent, type FitOutcome } from "../../render/fit-pages.ts";
import type { DrawnBy } from "../drawing/preview-client.ts";
import type { LookDrawer } from "./look-drawer.ts";

/** The number of pages that a person wants; null for as many as there are. */
export type WantedPages = 1 | 2 | null;

/** A CV in one template. */
export type FittedTemplate = {
  /** With the measures that were found; unchanged if it does not fit. */
  document: CvDocument;
  /** Null if no length is wanted. */
  fitted: FitOutcome | null;
  extent: Extent;
  /** The first page. */
  picture: ImageBitmap;
  where: DrawnBy;
};

type Drawing = {
  drawer: LookDrawer;
  length: WantedPages;
  width: number;
  isUrgent: boolean;
  signal: AbortSignal;
};

/** Fits a CV to the wanted length and draws its first page. Null if that cannot be done now or is no longer wanted. */
export async function fitTemplate(document: CvDocument, drawing: Drawing): Promise<FittedTemplate | null> {
  const { drawer, length, width, isUrgent, signal } = drawing;
  const fitted = length === null ? null : await fitCv(document, length, { drawer, signal, isUrgent });
  if (length !== null && !fitted) return null;
  const final = fitted?.ok ? setLook(document, fitted.measures) : document;
  const drawn = await drawer.draw(final, { pages: "first", width, isUrgent, signal });
  const picture = drawn?.pictures[0];
  if (!drawn || !picture) return null;
  return { document: final, fitted, extent: drawn.extent, picture, where: drawn.where };
}

/**
 * Finds measures that fit a CV into the wanted number of pages.
 *
 * @returns null if the CV cannot be drawn now or the result is no longer wanted
 */
export async function fitCv(
  document: CvDocument,
  wanted: number,
  { drawer, signal, isUrgent = false }: { drawer: LookDrawer; signal: AbortSignal; isUrgent?: boolean },
): Promise<FitOutcome | null> {
  let isDrawn = true;
  const fitted = await fitToPages(document.look, wanted, async (measures) => {
    const drawing =
      isDrawn &&
      (await drawer.draw(setLook(document, measures), { pages: "none", width: 0, isUrgent, signal }));
    // Without a drawing the search ends, and its result is not used.
    isDrawn &&= Boolean(drawing);
    return drawing ? drawing.extent : [];
  });
  return isDrawn ? fitted : null;
}
