import type { Gazetteer } from "./gazetteer.ts";
import type { NameItem } from "./look-up-name.ts";
import { readLocation, type ReadLocation } from "./read-location.ts";

/** Characters of a description to look through, of a line to read, and of a place in a list. */
const lookedThrough = 6000;
const longestLine = 160;
const longestEntry = 50;
const maxEntries = 20;
const minPeople = 15_000;

const kinds = ["available", "job", "work", "working", "office", "primary", "duty", "position"];
const nouns = ["location", "locations"];
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const capitals = (words: string[]) => words.flatMap((word) => [capital(word), word.toUpperCase()]);
const space = "[^\\S\\n]";
/** A heading in given words, up to the colon, the dash or the end of its line. */
const headed = (before: string, beginnings: string[], all: string[]) =>
  `${before}${space}*(?:(?:${beginnings.join("|")})${space}+)?(?:${all.join("|")})(?:${space}+[Aa]vailable)?${space}*(?:[:–—-]+${space}*|(?=\\n))`;
/** At the start of a line or sentence, or where a data set lost the break: "RequirementsLocation: Leeds". */
const heading = new RegExp(
  [
    headed("(?:^|\\n|[.!?·•]\\s+|\\s{2})", [...kinds, ...capitals(kinds)], [...nouns, ...capitals(nouns)]),
    headed("(?<=[\\p{L}\\d.)])", capitals(kinds), capitals(nouns)),
  ].join("|"),
  "gu",
);
/** Number of characters at the start of an advert without headings that introduce it. */
const opening = 800;
const wanted =
  /\b(?:seek\w*|looking|search\w*|hir(?:e|ing)|position|role|opening|opportunity|assignment|requirement|need(?:s|ed)?|available|join)\b[^.!?\n]{0,160}?\b(?:in|at|near) (\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}, ?[A-Z]{2})(?![\p{L}\d])/gu;
const otherOffice = /\b(?:headquarter\w*|offices?|founded|clients (?:across|throughout))\b/iu;

/** "ILDuration", "SunnyvaleDuration": a break that a data set lost, but not "McLean". */
const lostBreak = /(?<!\b(?:Mc|Mac|De|La|Le|Du|Fitz))(?:(?<=\p{Ll})|(?<=\b[A-Z]{2}))(?=\p{Lu}\p{Ll})/u;

/**
 * Reads the places after "Available locations:" or "Location:" in a description, or in the list below such a heading.
 * Stops at the first word that is not a place. Without such a heading, it looks for the town in the first sentences.
 * Empty when nothing there is surely a place.
 */
export function describedPlaces(description: string, gazetteer: Gazetteer): ReadLocation[] {
  const text = description.slice(0, lookedThrough);
  for (const match of text.matchAll(heading)) {
    const after = text.slice(match.index + match[0].length);
    const line = /^[^\n]*/.exec(after)?.[0] ?? "";
    const places = line.trim() === "" ? listBelow(after, gazetteer) : [placesIn(line, gazetteer)];
    if (places.some(({ names }) => isPlace(names, gazetteer))) return places;
  }
  return wantedPlaces(text, gazetteer);
}

/**
 * Reads the place in the first sentence that says where somebody is wanted: "is seeking a Test Technician in Evendale,
 * OH".
 */
function wantedPlaces(text: string, gazetteer: Gazetteer): ReadLocation[] {
  for (const match of text.slice(0, opening).matchAll(wanted)) {
    if (otherOffice.test(match[0])) continue;
    const read = readLocation(match[1] ?? "", gazetteer, { lenient: false });
    const [town, state] = read.names;
    if (read.names.length === 2 && town?.isCode === false && state?.isCode === true) return [read];
  }
  return [];
}

/** Returns true for a well-known name, or for any town next to the letters of its state. */
function isPlace(names: readonly NameItem[], gazetteer: Gazetteer): boolean {
  return names.some(({ doubtful, isCode, cities, meanings }, at) => {
    if (doubtful || isCode) return false;
    const isLarge = (gazetteer.populations[cities[0] ?? gazetteer.size] ?? 0) >= minPeople;
    return meanings.length > 0 || isLarge || names[at + 1]?.isCode === true;
  });
}

function listBelow(text: string, gazetteer: Gazetteer): ReadLocation[] {
  const places: ReadLocation[] = [];
  for (const entry of text.split("\n").map((line) => line.trim())) {
    if (entry === "") continue;
    if (entry.length > longestEntry || places.length === maxEntries) break;
    const read = readLocation(entry, gazetteer, { lenient: false });
    if (read.names.length === 0 || read.items.some(({ kind }) => kind === "unknown")) break;
    places.push(read);
  }
  return places;
}

/** Reads the beginning of a line, up to the first word that is not a place. */
export function placesIn(line: string, gazetteer: Gazetteer): ReadLocation {
  const beginning = line.slice(0, longestLine).split(lostBreak)[0] ?? "";
  const sentence = beginning.replace(/(?<!\b(?:St|Ft|Mt))(?:[.!?]\s|\s{2}|\s\().*$/, "");
  const read = readLocation(sentence, gazetteer, { lenient: false });
  const unknown = read.items.find((item) => item.kind === "unknown");
  if (unknown?.kind !== "unknown") return read;
  const end = sentence.indexOf(unknown.raw);
  return readLocation(sentence.slice(0, Math.max(0, end)), gazetteer, { lenient: false });
}
