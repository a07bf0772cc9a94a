import type { Gazetteer } from "./gazetteer.ts";
import { isTelling } from "./read-title.ts";
import { readLocation, type ReadLocation } from "./read-location.ts";

/** Characters of a description to look through, of a line to read, and of a place in a list. */
const lookedThrough = 6000;
const longestLine = 160;
const longestEntry = 50;
const mostEntries = 20;

const heading =
  /(?:^|\n|[.!?·•]\s+|\s{2})[^\S\n]*(?:(?:available|job|work|working|office|primary|duty)[^\S\n]+)?locations?(?:[^\S\n]+available)?[^\S\n]*(?:[:–—-]+[^\S\n]*|(?=\n))/gi;

/**
 * Reads the places after "Available locations:" or "Location:" in a description, or in the list below such a heading.
 * Stops at the first word that is no place. Empty when nothing there is surely a place.
 */
export function describedPlaces(description: string, gazetteer: Gazetteer): ReadLocation[] {
  const text = description.slice(0, lookedThrough);
  for (const match of text.matchAll(heading)) {
    const after = text.slice(match.index + match[0].length);
    const line = /^[^\n]*/.exec(after)?.[0] ?? "";
    const places = line.trim() === "" ? listBelow(after, gazetteer) : [placesIn(line, gazetteer)];
    if (places.some(({ items }) => items.some((item) => isTelling(item, gazetteer)))) return places;
  }
  return [];
}

function listBelow(text: string, gazetteer: Gazetteer): ReadLocation[] {
  const places: ReadLocation[] = [];
  for (const entry of text.split("\n").map((line) => line.trim())) {
    if (entry === "") continue;
    if (entry.length > longestEntry || places.length === mostEntries) break;
    const read = readLocation(entry, gazetteer, { lenient: false });
    if (read.names.length === 0 || read.items.some(({ kind }) => kind === "unknown")) break;
    places.push(read);
  }
  return places;
}

/** Reads the beginning of a line, up to the first word that is no place. */
function placesIn(line: string, gazetteer: Gazetteer): ReadLocation {
  const sentence = line.slice(0, longestLine).replace(/(?:[.!?]\s|\s{2}|\s\().*$/, "");
  const read = readLocation(sentence, gazetteer, { lenient: false });
  const unknown = read.items.find((item) => item.kind === "unknown");
  if (unknown?.kind !== "unknown") return read;
  const end = sentence.indexOf(unknown.raw);
  return readLocation(sentence.slice(0, Math.max(0, end)), gazetteer, { lenient: false });
}
