import rows from "../../../data/occupations/title-words.json" with { type: "json" };

const wordsOfKind = (wanted: string): ReadonlySet<string> =>
  new Set(rows.flatMap(({ word, kind }) => (kind === wanted ? [word] : [])));

/**
 * Words of titles that tell the level, hours, contract, place or gender, but not the work. They count little, in labels
 * as well: "senior" in "senior care assistant" only breaks ties. Folded.
 */
export const noiseWords = wordsOfKind("noise");

/** Words that fit nearly every job. A title of these alone names no occupation. Folded. */
export const genericWords = wordsOfKind("generic");

/**
 * Titles of one word that many occupations share, folded. A published list may have one of them for a single occupation:
 * "designer" for art directors, "clerk" for lottery cashiers, "driver" for hearse drivers.
 */
export const generalNames = wordsOfKind("shared");
