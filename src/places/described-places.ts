import type { Gazetteer } from "./gazetteer.ts";
import type { NameItem } from "./match-names.ts";
import { readLocation, type ReadLocation } from "./read-location.ts";

/** Characters of a description to look through, of a line to read, and of a place in a list. */
const lookedThrough = 6000;
const longestLine = 160;
const longestEntry = 50;
const mostEntries = 20;
const leastPeople = 15_000;

const space = "[^\\S\\n]";
const anyCase = (words: string) =>
  words
    .split("|")
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
    .join("|");
const kinds = anyCase("available|job|work|working|office|primary|duty|position");
/** At the start of a line or sentence, or where a data set lost the break: "RequirementsLocation: Leeds". */
const heading = new RegExp(
  `(?:^|\\n|[.!?·•]\\s+|\\s{2}|(?<=[\\p{Ll}\\d)]))${space}*(?:(?:${kinds})${space}+)?(?:${anyCase("location|locations")})(?:${space}+(?:${anyCase("available")}))?${space}*(?:[:–—-]+${space}*|(?=\\n))`,
  "gu",
);
/** "ILDuration", "SunnyvaleDuration": a break that a data set lost, but not "McLean". */
const lostBreak = /(?<!\b(?:Mc|Mac|De|La|Le|Du|Fitz))(?:(?<=\p{Ll})|(?<=\b[A-Z]{2}))(?=\p{Lu}\p{Ll})/u;

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
    if (places.some(({ names }) => names.some((name) => isPlace(name, gazetteer)))) return places;
  }
  return [];
}

function isPlace({ doubtful, isCode, cities, meanings }: NameItem, gazetteer: Gazetteer): boolean {
  if (doubtful || isCode) return false;
  return meanings.length > 0 || (gazetteer.populations[cities[0] ?? gazetteer.size] ?? 0) >= leastPeople;
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
  const beginning = line.slice(0, longestLine).split(lostBreak)[0] ?? "";
  const sentence = beginning.replace(/(?<!\b(?:St|Ft|Mt))(?:[.!?]\s|\s{2}|\s\().*$/, "");
  const read = readLocation(sentence, gazetteer, { lenient: false });
  const unknown = read.items.find((item) => item.kind === "unknown");
  if (unknown?.kind !== "unknown") return read;
  const end = sentence.indexOf(unknown.raw);
  return readLocation(sentence.slice(0, Math.max(0, end)), gazetteer, { lenient: false });
}
