import { kmBetween } from "./distance.ts";
import { countryOfCity, type CountryGroup, type Gazetteer, type Meaning } from "./gazetteer.ts";
import type { NameItem } from "./look-up-name.ts";

/** The place that a name was resolved to. */
export type Choice =
  | { kind: "city"; city: number }
  | { kind: "metro"; city: number; km: number; name: string }
  | { kind: "area"; area: number }
  | { kind: "region"; region: number }
  | { kind: "country"; code: string }
  | { kind: "group"; group: CountryGroup };

/** Hints to the location in the rest of the advert. */
export type Context = {
  /** Country that the source states separately from the place. */
  hint: string | null;
  /** How many times more likely a place in that country is than one elsewhere. */
  hintWeight: number;
  countries: ReadonlySet<string>;
  regions: ReadonlySet<number>;
  /** Cities already found. */
  cities: readonly number[];
  /** First two digits of a French postal code next to the name. */
  department: string | null;
  /** True for searches: "Singapore" is then the country to search in, not the city of an office. */
  lenient: boolean;
};

/** Names of both a region and a city that mean the region by default. */
const regionFirst = new Set(["quebec", "washington", "georgia", "oaxaca", "limburg", "jura", "luxembourg"]);
/** Countries that are one city. */
export const cityStates = new Set(["SG", "HK", "MO", "MC", "GI", "VA"]);
/**
 * A city with at least this share of its region's people is better known than the region of the same name: "Berlin",
 * "New York".
 */
const cityShare = 0.1;
/** Countries with the most adverts: "Valencia" is more likely in Spain than in Venezuela. */
export const manyAdverts = new Set(
  "US CA GB IE DE AT CH FR ES IT NL BE PL PT SE NO DK FI AU NZ SG JP IL AE IN".split(" "),
);
/** Cities of one list are often neighbours: "Arlington" next to Washington is not the one in Texas. */
const neighbourKm = 90;
/** Cities from this size on can override a stated country: "Toronto" in a list of a company in the US. */
const farCity = 300_000;

export function countryOfChoice(gazetteer: Gazetteer, choice: Choice): string | null {
  switch (choice.kind) {
    case "city":
    case "metro":
      return countryOfCity(gazetteer, choice.city);
    case "area":
      return gazetteer.areas[choice.area]?.country ?? null;
    case "region":
      return gazetteer.regions[choice.region]?.country ?? null;
    case "country":
      return choice.code;
    default:
      return null;
  }
}

export function regionOfChoice(gazetteer: Gazetteer, choice: Choice): number | null {
  switch (choice.kind) {
    case "city":
    case "metro":
      return gazetteer.regionOf[choice.city] ?? null;
    case "area":
      return gazetteer.areas[choice.area]?.region ?? null;
    case "region":
      return choice.region;
    default:
      return null;
  }
}

/** Yields every reading of a name with its population. Cities first, then wider places. */
export function* placeCandidates(
  item: NameItem,
  gazetteer: Gazetteer,
): Generator<{ choice: Choice; meaning: Meaning | null; people: number }> {
  for (const city of item.cities) {
    yield { choice: { kind: "city", city }, meaning: null, people: (gazetteer.populations[city] ?? 0) + 1 };
  }
  for (const meaning of item.meanings) {
    switch (meaning.kind) {
      case "metro": {
        const { city, km, name } = meaning;
        const people = 2 * (gazetteer.populations[city] ?? 0);
        yield { choice: { kind: "metro", city, km, name }, meaning, people };
        break;
      }
      case "area":
        yield {
          choice: { kind: "area", area: meaning.area },
          meaning,
          people: gazetteer.areas[meaning.area]?.population ?? 0,
        };
        break;
      case "region":
        yield {
          choice: { kind: "region", region: meaning.region },
          meaning,
          people: gazetteer.regions[meaning.region]?.population ?? 0,
        };
        break;
      case "country":
        yield {
          choice: { kind: "country", code: meaning.code },
          meaning,
          people: gazetteer.countries.get(meaning.code)?.population ?? 0,
        };
        break;
      case "group":
        yield { choice: { kind: "group", group: meaning.group }, meaning, people: 1e10 };
        break;
    }
  }
}

/**
 * Returns the most likely reading of a name by itself, by the context, then the stated country, then population. Null
 * when no reading is plausible.
 */
export function chooseAlone(item: NameItem, context: Context, gazetteer: Gazetteer): Choice | null {
  if (item.doubtful) return null;
  let best: Choice | null = null;
  let most = 0;
  for (const { choice, meaning, people } of placeCandidates(item, gazetteer)) {
    if (meaning?.needsContext || (meaning === null && people <= item.minPeople)) continue;
    const weight = people * likelihood(choice, item, context, gazetteer);
    if (weight > most) {
      most = weight;
      best = choice;
    }
  }
  if (best === null || context.hint === null) return best;
  const isFar = best.kind === "city" && countryOfChoice(gazetteer, best) !== context.hint;
  return isFar && (gazetteer.populations[(best as { city: number }).city] ?? 0) < farCity ? null : best;
}

function likelihood(choice: Choice, item: NameItem, context: Context, gazetteer: Gazetteer): number {
  const country = countryOfChoice(gazetteer, choice);
  const region = regionOfChoice(gazetteer, choice);
  let factor = 1;
  if (choice.kind === "city") {
    if (gazetteer.isSection[choice.city] === 1) factor *= 0.3;
    if (isNamedOtherwise(choice.city, item, gazetteer)) factor *= 0.05;
    if (context.department !== null && inDepartment(gazetteer, choice.city, context.department))
      factor *= 1000;
  }
  if (choice.kind === "region" && isBetterKnownThanRegion(item.key, item.cities, choice.region, gazetteer))
    return 0;
  if (choice.kind === "country" && cityStates.has(choice.code) && !context.lenient && item.cities.length > 0)
    factor *= 0.01;
  // Letters by themselves are a country's before they are a region's: "LU" is Luxembourg, not Lublin.
  if (
    choice.kind === "region" &&
    item.isCode &&
    country !== context.hint &&
    item.meanings.some(isPlainCountry)
  )
    factor *= 0.001;
  // "Georgia" and "Jersey" mean the state or the county unless the country is mentioned.
  if (choice.kind === "country" && item.meanings.some(({ kind }) => kind === "region")) factor *= 0.2;
  if (country !== null && manyAdverts.has(country)) factor *= 2;
  if (country !== null && country === context.hint) factor *= context.hintWeight;
  if (choice.kind === "city" && context.cities.includes(choice.city)) factor *= 20;
  else if (choice.kind === "city" && isNeighbour(choice.city, context, gazetteer)) factor *= 6;
  else if (region !== null && context.regions.has(region)) factor *= 3;
  else if (country !== null && context.countries.has(country)) factor *= 1.8;
  return factor;
}

function isPlainCountry({ kind, needsContext }: Meaning): boolean {
  return kind === "country" && !needsContext;
}

/** Returns true if the name has accents, and another city is written with them: "San José" is not San Jose in California. */
function isNamedOtherwise(city: number, { raw, cities }: NameItem, gazetteer: Gazetteer): boolean {
  if (!/[^\p{ASCII}]/u.test(raw)) return false;
  const written = raw.normalize("NFC").toLowerCase();
  const isWritten = (number: number) => gazetteer.names[number]?.toLowerCase() === written;
  return !isWritten(city) && cities.some(isWritten);
}

function isNeighbour(city: number, { cities }: Context, gazetteer: Gazetteer): boolean {
  return cities.some((other) => kmBetween(gazetteer, city, other) <= neighbourKm);
}

/** Returns true if the city is better known than the region of the same name: "Berlin", but not "Oaxaca". */
export function isBetterKnownThanRegion(
  key: string,
  cities: readonly number[],
  region: number,
  gazetteer: Gazetteer,
): boolean {
  const city = cities.find((number) => gazetteer.regionOf[number] === region);
  if (city === undefined || regionFirst.has(key)) return false;
  return (gazetteer.populations[city] ?? 0) >= cityShare * (gazetteer.regions[region]?.population ?? 0);
}

function inDepartment(gazetteer: Gazetteer, city: number, department: string): boolean {
  const area = gazetteer.areas[(gazetteer.areaOf[city] ?? 0) - 1];
  return area?.key === `FR.${department}` || (department === "75" && gazetteer.names[city] === "Paris");
}

/** Returns how far the most populous city of a name leads over the next one in another country or state. */
export function populationLead(item: NameItem | undefined, gazetteer: Gazetteer): number {
  if (!item) return 0;
  const [first, ...others] = item.cities;
  if (first === undefined) return 1e9;
  const next = others.find((city) => gazetteer.regionOf[city] !== gazetteer.regionOf[first]);
  return (
    ((gazetteer.populations[first] ?? 0) + 1) / ((gazetteer.populations[next ?? gazetteer.size] ?? 0) + 1)
  );
}
