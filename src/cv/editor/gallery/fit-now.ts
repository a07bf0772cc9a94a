import type { CvDocument } from "../../document/cv-document.ts";
import type { Measures } from "../../render/fit-pages.ts";
import { fitCv } from "./fit-cv.ts";
import { changedMeasures, linesTooMany } from "./fit-texts.ts";
import { openLookDrawer } from "./look-drawer.ts";

/**
 * Fits a CV to a number of pages.
 *
 * @param length the number in words, for the sentences: "one page"
 * @returns the measures to use, or null, and a sentence about it
 */
export async function fitNow(
  document: CvDocument,
  wanted: number,
  length: string,
): Promise<{ measures: Measures | null; words: string }> {
  const drawer = openLookDrawer();
  try {
    const { signal } = new AbortController();
    const fitted = await fitCv(document, wanted, { drawer, signal });
    if (!fitted) throw new Error("The pages cannot be drawn now");
    if (!fitted.ok)
      return {
        measures: null,
        words: `${linesTooMany(fitted.lines)} for ${length}, even with the smallest type, margins and spacing. Shorten the text or choose another template.`,
      };
    const changes = changedMeasures(document, fitted).join(", ");
    return {
      measures: fitted.measures,
      words: `It fits ${length} now: ${changes}. The text stays at 9 pt or more.`,
    };
  } finally {
    drawer.close();
  }
}
