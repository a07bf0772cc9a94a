import type { CvDocument } from "../../document/cv-document.ts";
import type { Measures } from "../../render/fit-pages.ts";
import { fitCv } from "./fit-template.ts";
import { changedMeasures, linesTooMany } from "./fit-texts.ts";
import { openLookDrawer } from "./look-drawer.ts";

/**
 * Finds sizes and spacing that fit a CV to a number of pages.
 *
 * @param wanted the number of pages
 * @param length the same in words, for the message: "one page"
 * @returns a message, and the measures; they are null if the CV does not fit
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
