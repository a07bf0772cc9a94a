import { foldText } from "../../text/fold-text.ts";

/** Separators between the work and the place: " - ", "(", ", ", " in ", or a bare hyphen before a capital. */
const separator = /\s*[([{]|\s+[-–—|@]\s*|\s*[–—|,]\s*|-(?=\p{Lu})|\s+(?:in|at)\s+/gu;

/**
 * Removes "- Herndon, VA", "(Leeds)", "in Berlin" or "| London" at the end if it only repeats a published location.
 *
 * @example withoutRepeatedPlace("Cook - Leeds", ["Leeds, UK"]) // "Cook"
 */
export function withoutRepeatedPlace(title: string, locations: string[]): string {
  const places = new Set(locations.slice(0, 30).flatMap(spellings));
  if (places.size === 0) return title;
  // Tries the longest ending first, so that "Herndon, VA" is removed before "VA".
  for (const match of title.matchAll(separator)) {
    const rest = title.slice(0, match.index);
    const ending = title.slice(match.index + match[0].length);
    if (/\p{L}{2}/u.test(rest) && places.has(placeKey(ending))) return rest;
  }
  return title;
}

/** "Berlin, Germany" may be repeated whole, as "Berlin", or as its first two parts. */
function spellings(location: string): string[] {
  const parts = location
    .slice(0, 120)
    .split(/[,;|/]| - /)
    .map(placeKey)
    .filter((part) => part.length > 1);
  return [parts.join(" "), parts[0] ?? "", parts.slice(0, 2).join(" ")].filter((part) => part !== "");
}

const placeKey = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
