import { isRole } from "./role-words.ts";
import countries from "i18n-iso-countries";
import placeNames from "../../../../data/sources/hacker-news-places.json" with { type: "json" };

/** Whether a name in lower case is a city. */
export type IsCity = (name: string) => boolean;

/** The places in a text, and the rest of the text. */
export type FoundPlaces = { places: string[]; rest: string };

/** Words before a place that are not part of its name. */
const before =
  /^(?:only|anywhere in|based in|located in|near|around|in|preferably|prefer(?:red)?|the(?= (?:netherlands|hague|uk|us|bay)\b))\s+/i;
const after = /[\s-]+(?:only|preferred|based|offices?|hq|headquarters|required)$/i;
/**
 * Finds the places in a piece of a header. "San Francisco, CA or Austin" gives two entries, each as written, and an
 * empty rest. "Sales in Berlin" gives one, and the rest "Sales".
 */
export function placesIn(text: string, isCity: IsCity): FoundPlaces {
  const places: string[] = [];
  const rest: string[] = [];
  const pieces = text
    .replace(/\s*[([]/g, ", ")
    .replace(/[)\]]/g, " ; ")
    .split(/\s*(?:;|\/|\||&|\+|\s(?:or|and|and\/or|as well as|[-–—]+)\s|(?<!\b(?:st|mt|sr|jr|ft))\.\s)\s*/i);
  for (const piece of pieces) readPiece(piece.split(/\s*,\s*/).map(trimmed), isCity, places, rest);
  return { places: [...new Set(places)], rest: rest.join(", ") };
}

const worldwide = /^(?:worldwide|global|globally|anywhere|everywhere|international|world)$/i;

const cityCode = /^(?:sf|la|nyc|ny|dc|atl|slc|chi|atx|pdx)$/i;

const namesOfKind = (wanted: string): ReadonlySet<string> =>
  new Set(placeNames.flatMap(({ name, kind }) => (kind === wanted ? [name] : [])));

/** Also names of states and countries, but a list of cities means the city. */
const preferCity = namesOfKind("rather a city");

const countryNameSet: ReadonlySet<string> = new Set(
  Object.values(countries.getNames("en", { select: "all" }))
    .flat()
    .map((name) => name.toLowerCase()),
);

/** Countries, continents and other names that tell where one may live rather than where the office is. */
const wide = namesOfKind("wide");

const placeCodes = namesOfKind("code");

/** True for a place wider than a city: a country, a continent, "Worldwide". */
export function isBroad(place: string): boolean {
  const lower = place.toLowerCase();
  if (preferCity.has(lower) || cityCode.test(place) || place.includes(",")) return false;
  return worldwide.test(place) || countryNameSet.has(lower) || placeCodes.has(place) || wide.has(lower);
}

function readPiece(parts: readonly string[], isCity: IsCity, places: string[], rest: string[]): void {
  let open: string[] = [];
  parts.forEach((name, at) => {
    if (name === "") return;
    const next = parts[at + 1] ?? "";
    const isNamedByNext =
      isQualifying(next, name) &&
      /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}$/u.test(name) &&
      !isRole(name);
    if (open.length > 0 && open.length < 3 && isQualifying(name, open.at(-1) ?? "")) {
      // "Denver, CO, USA": a state or country belongs to the entry before it.
      open.push(name);
      places[places.length - 1] = open.join(", ");
    } else if (isPlace(name, isCity) || isNamedByNext) {
      open = [name];
      places.push(name);
    } else {
      const split = trailingPlace(name, isCity);
      rest.push(split === null ? name : split.words);
      open = split === null ? [] : [split.place];
      if (split !== null) places.push(split.place);
    }
  });
}

function trimmed(part: string): string {
  const bare = part.replace(/^(?:or|and|&)\s+/i, "").replace(/[!*:]+$/, "");
  return withoutAround(/\b[A-Z]\.[A-Z]\.?$/.test(bare) ? bare : bare.replace(/\.$/, "")).trim();
}

const states = namesOfKind("state");

/** Whether a name is a state, country or wider region, which follows a city after a comma. */
function isQualifying(name: string, previous: string): boolean {
  const lower = name.toLowerCase();
  if (name === "" || preferCity.has(lower) || worldwide.test(name)) return false;
  if (cityCode.test(name) && cityCode.test(previous)) return false;
  // "LA" after one of its towns is Louisiana, and Los Angeles otherwise.
  if (name === "LA") return /\b(?:orleans|rouge|lafayette|shreveport|metairie|covington)\b/i.test(previous);
  return isCode(name) || countryNameSet.has(lower) || wide.has(lower) || states.has(lower);
}

/** Words that narrow or widen a known place: "Greater Boston", "Denver metro". */
const narrowing =
  /^(?:greater|downtown|central|metro|outside|north|south|east|west|northern|southern|eastern|western|upper|lower|city of|sunny)\s+|\s+(?:area|metro|metropolitan area|region|city|cent(?:re|er)|downtown|suburbs|timezones?|time zones?)$/gi;

/** Cities whose name far more often means something else in a header. */
const notCities = namesOfKind("no city");

/** Every name that is a place by itself, except cities. */
const known: ReadonlySet<string> = new Set([...states, ...wide, ...namesOfKind("area")]);

function isPlace(name: string, isCity: IsCity): boolean {
  const lower = name.toLowerCase();
  if (placeCodes.has(name) || known.has(lower) || countryNameSet.has(lower)) return true;
  if (!/^\p{Lu}/u.test(name) || notCities.has(lower)) return false;
  if (isCity(lower)) return true;
  const wider = name.replace(narrowing, "").trim();
  if (wider !== name && wider !== "" && isPlace(wider, isCity)) return true;
  // "London UK", "Mountain View CA", "Seattle WA USA"
  const split = /^(.+?)\s+(\S+(?:\s+USA?)?)$/.exec(name);
  if (split === null) return false;
  const [, city = "", code = ""] = split;
  const isWider =
    placeCodes.has(code.split(" ")[0] ?? "") ||
    countryNameSet.has(code.toLowerCase()) ||
    known.has(code.toLowerCase());
  return isWider && (isCity(city.toLowerCase()) || known.has(city.toLowerCase()));
}

function withoutAround(name: string): string {
  return name.trim().replace(before, "").replace(after, "").trim();
}

/** "Full-stack developer in Berlin" → the words and the place. */
function trailingPlace(text: string, isCity: IsCity): { words: string; place: string } | null {
  const match = /^(.*?)\s*\b(?:in|near|@|based in|located in)\s+(\p{Lu}[^]*)$/u.exec(text);
  const place = match?.[2];
  if (place === undefined || !isPlace(place, isCity)) return null;
  return { words: match?.[1] ?? "", place };
}

/** Whether a name is a code: "CA", or "Ca" as some write it. */
function isCode(name: string): boolean {
  return placeCodes.has(name) || (/^[A-Z][a-z]$/.test(name) && placeCodes.has(name.toUpperCase()));
}
