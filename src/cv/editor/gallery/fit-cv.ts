import type { CvDocument } from "../../document/cv-document.ts";
import { setLook } from "../../edit/set-look.ts";
import { fitToPages, type FitOutcome } from "../../render/fit-pages.ts";
import type { LookDrawer } from "./look-drawer.ts";

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
