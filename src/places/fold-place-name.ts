import { foldText } from "../text/fold-text.ts";

/**
 * Returns the look-up key of a place name: lower case, no accents, no dots or apostrophes, one space between words.
 *
 * @example foldPlaceName("Saint-Étienne") // "saint etienne"
 * @example foldPlaceName("Washington, D.C.") // "washington dc"
 */
export function foldPlaceName(name: string): string {
  // Once more in lower case: letters such as "𝐀" only become plain ones, capitals, when folded.
  return foldText(name)
    .toLowerCase()
    .replace(/[.'’‘ʻʼ`´]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
