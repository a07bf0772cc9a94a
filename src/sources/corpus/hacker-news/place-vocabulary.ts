import countries from "i18n-iso-countries";
import places from "../../../../data/sources/hacker-news-places.json" with { type: "json" };

const namesOfKind = (wanted: string): ReadonlySet<string> =>
  new Set(places.flatMap(({ name, kind }) => (kind === wanted ? [name] : [])));

export const states = namesOfKind("state");

export const placeCodes = namesOfKind("code");

/** Countries, continents and other names that tell where one may live rather than where the office is. */
export const wide = namesOfKind("wide");

/** Every name that is a place by itself, except cities. */
export const known: ReadonlySet<string> = new Set([...states, ...wide, ...namesOfKind("area")]);

export const countryNameSet: ReadonlySet<string> = new Set(
  Object.values(countries.getNames("en", { select: "all" }))
    .flat()
    .map((name) => name.toLowerCase()),
);

/** Cities whose name far more often means something else in a header. */
export const notCities = namesOfKind("no city");

/** Also names of states and countries, but a list of cities means the city. */
export const preferCity = namesOfKind("rather a city");

export const cityCode = /^(?:sf|la|nyc|ny|dc|atl|slc|chi|atx|pdx)$/i;
export const worldwide = /^(?:worldwide|global|globally|anywhere|everywhere|international|world)$/i;

/** Words that narrow or widen a known place: "Greater Boston", "Denver metro". */
export const narrowing =
  /^(?:greater|downtown|central|metro|outside|north|south|east|west|northern|southern|eastern|western|upper|lower|city of|sunny)\s+|\s+(?:area|metro|metropolitan area|region|city|cent(?:re|er)|downtown|suburbs|timezones?|time zones?)$/gi;

/** Whether a name is a code: "CA", or "Ca" as some write it. */
export function isCode(name: string): boolean {
  return placeCodes.has(name) || (/^[A-Z][a-z]$/.test(name) && placeCodes.has(name.toUpperCase()));
}
