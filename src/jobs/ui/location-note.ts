import type { UnderstoodLocation } from "../search/query/understand-place.ts";
import { radiusChoices, type Radius } from "../search/query/search-query.ts";

export type LocationNote = {
  /** How the place was understood; null when there is nothing to explain. */
  note: string | null;
  /** The next larger radius; null if none applies. */
  wider: Radius | null;
  /** Other places that may have been meant, as searchable labels. */
  alternatives: readonly string[];
  suggestion: string | null;
};

/**
 * Explains how far around the place the search looks, and what was not understood. A chip says what was.
 *
 * @param isTyped false if the place is among the words, whose own line explains it
 */
export function locationNote(
  {
    labels,
    hasSources,
    unknown,
    radiusKm,
    alternatives,
    suggestion,
    correctedFrom,
    isNowhere,
  }: UnderstoodLocation,
  isTyped: boolean,
): LocationNote {
  const known =
    isTyped && correctedFrom !== null
      ? `We do not know a place called “${correctedFrom}”, so these are jobs in ${labels.join(" or ")}.`
      : isNowhere
        ? "We do not know where you are, so jobs everywhere are listed. Type a town, a postcode or a country as the location."
        : null;
  const words = unknown.map((word) => `“${word}”`).join(", ");
  const rest =
    isTyped && unknown.length > 0
      ? `We do not know a place called ${words}, so we looked for it in the words of the listing.`
      : null;
  const around =
    radiusKm === null
      ? null
      : radiusKm === 0
        ? "Towns nearby are left out."
        : `Places within ${Math.round(radiusKm)} km are included.`;
  const sources = hasSources
    ? "Jobs without a place are included if their source has its other jobs there."
    : null;
  return {
    note: [known, around, sources, rest].filter(Boolean).join(" ") || null,
    wider: widerThan(radiusKm),
    alternatives: isTyped ? alternatives : [],
    suggestion: isTyped ? suggestion : null,
  };
}

function widerThan(radiusKm: number | null): Radius | null {
  return radiusKm === null ? null : (radiusChoices.find((radius) => radius > radiusKm) ?? null);
}
