import { plainLine, shorten } from "./plain-line.ts";
import { withoutRepeatedPlace } from "./repeated-place.ts";
import { lowerCapitals } from "./lower-capitals.ts";
import * as words from "./title-noise.ts";

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
