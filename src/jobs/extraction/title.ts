import { plainLine, shorten } from "./plain-line.ts";
import { lowerCapitals } from "./lower-capitals.ts";
import * as words from "./title-noise.ts";
import { foldText } from "../../text/fold-text.ts";

/** The maximum length of a title. */
const titleLimit = 200;

export type TitleContext = {
  /** The published locations. A location repeated at the end of the title is removed. */
  locations: string[];
  /** The source's own id of the opening, which is removed anywhere in the title. */
  requisitionId: string | null;
};

/**
 * Cleans a title for display: one line of at most 200 characters without gender markers, requisition ids, calls to
 * hurry, shouting, or a work mode, pay or place repeated at its end. Cleaning twice changes nothing. A title that consists
 * only of such parts stays as published.
 *
 * @example cleanTitle("URGENT!!! SENIOR COOK (m/f/d) - Leeds", { locations: ["Leeds, UK"], requisitionId: null }) // "Senior Cook"
 */
export function cleanTitle(published: string, context: TitleContext): string {
  const line = plainLine(published, titleLimit * 2);
  let title = line;
  for (let round = 0; round < 8; round++) {
    const next = onePass(title, context);
    if (next === title) break;
    title = next;
  }
  return /[\p{L}\p{N}]/u.test(title) ? title : shorten(line, titleLimit);
}

function onePass(title: string, { locations, requisitionId }: TitleContext): string {
  const withoutMarkers = title.replace(words.genderMarker, " ").replace(words.bareGenderMarker, " ");
  const withoutIds = withoutKnownId(withoutMarkers, requisitionId)
    .replace(words.requisition, " ")
    .replace(words.leadingId, "");
  const withoutNoise = withoutIds
    .replace(words.emoji, " ")
    .replace(words.noise, " ")
    .replace(words.repeatedMarks, "$1");
  const withoutMode = withoutNoise
    .replace(words.payAtEnd, "")
    .replace(words.postcodeAtEnd, "")
    .replace(words.workModeAtEnd, "")
    .replace(words.shoutedModeAtEnd, "")
    .replace(words.workModeAtStart, "");
  const withoutPlace = withoutRepeatedPlace(tidy(withoutMode), locations);
  return plainLine(lowerCapitals(tidy(withoutPlace)), titleLimit);
}

function withoutKnownId(title: string, requisitionId: string | null): string {
  const id = requisitionId?.trim() ?? "";
  if (!/\d/.test(id) || id.length < 3 || id.length > 40 || !title.includes(id)) return title;
  return title.replaceAll(id, (found, at: number) => (isApart(title, at, found.length) ? " " : found));
}

const isApart = (text: string, at: number, length: number) =>
  !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(at + length));

/** Cleans up after removals: empty brackets, doubled or dangling separators, spaces before commas. */
function tidy(title: string): string {
  return title
    .replace(/\(\s*[-–,/|]?\s*\)|\[\s*\]|\{\s*\}/g, " ")
    .replace(/\s+([,;:])\s*/g, "$1 ")
    .replace(/\s+([)\]}])/g, "$1")
    .replace(/([([{])\s+/g, "$1")
    .replace(/\s+/g, " ")
    .replace(/(?:\s[-–—|]){2,}\s/g, " – ")
    .replace(/^(?:[\s,;:|/–—*"“”!-]|\.(?!net\b))+/iu, "")
    .replace(/[\s,;:|/–—*"“!&-]+$/u, "")
    .trim();
}

const placeKey = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Separators between the work and the place: " - ", "(", ", ", " in ", or a bare hyphen before a capital. */
const placeSeparator = /\s*[([{]|\s+[-–—|@]\s*|\s*[–—|,]\s*|-(?=\p{Lu})|\s+(?:in|at)\s+/gu;

/**
 * Removes "- Herndon, VA", "(Leeds)", "in Berlin" or "| London" at the end if it only repeats a published location.
 *
 * @example withoutRepeatedPlace("Cook - Leeds", ["Leeds, UK"]) // "Cook"
 */
function withoutRepeatedPlace(title: string, locations: string[]): string {
  const places = new Set(locations.slice(0, 30).flatMap(spellings));
  if (places.size === 0) return title;
  // Tries the longest ending first, so that "Herndon, VA" is removed before "VA".
  for (const match of title.matchAll(placeSeparator)) {
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
