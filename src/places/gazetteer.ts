import type { CityGrid } from "./city-grid.ts";
import type { NameIndex } from "./name-index.ts";
import type { Place } from "./place.ts";

/**
 * A first-order division: a state, a Land, a région. `code` and `name` are null if our tables do not have it. `names`
 * are as in the tables, the display name first.
 */
export type Region = {
  country: string;
  code: string | null;
  name: string | null;
  names: readonly string[];
  population: number;
};

/** Narrower than a region, wider than a city: an English county, a French département. */
export type Area = {
  /** "GB.ENG.surrey", "FR.92" */
  key: string;
  name: string;
  country: string;
  region: number;
  population: number;
  /** Numbers of the smallest areas it is made of, or its own number if it is one of them. */
  parts: readonly number[];
  /** Cities that mark its location; empty if it is defined by codes. */
  towns: readonly number[];
};

/** Countries that adverts name by one word. */
export type CountryGroup = {
  /** For people: "Europe". */
  name: string;
  /** Folded names. */
  names: readonly string[];
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
};

/** A place that a name may mean, other than a city. */
export type Meaning = (
  | { kind: "country"; code: string }
  | { kind: "region"; region: number }
  | { kind: "area"; area: number }
  | { kind: "metro"; city: number; km: number; name: string }
  | { kind: "group"; group: CountryGroup }
) & {
  /** True if it counts only next to a place within it, because alone it is another word ("Mass", "OR"). */
  needsContext: boolean;
};

/**
 * All known places. Cities are numbered by population, the most populous first, and stored in columns: 135,000 objects
 * would take five times the memory. Built once per process by `loadGazetteer`.
 */
export type Gazetteer = {
  readonly size: number;
  /** GeoNames id by city number. */
  readonly ids: Uint32Array;
  /** City numbers sorted by GeoNames id. */
  readonly byId: Uint32Array;
  readonly names: readonly string[];
  readonly populations: Uint32Array;
  readonly latitudes: Float32Array;
  readonly longitudes: Float32Array;
  /** Index into `regions` by city number. */
  readonly regionOf: Uint16Array;
  /** One more than the index into `areas` by city number; 0 when in none. */
  readonly areaOf: Uint16Array;
  /** 1 for a section of another city. */
  readonly isSection: Uint8Array;
  readonly regions: readonly Region[];
  readonly areas: readonly Area[];
  /** English name and population by ISO code. */
  readonly countries: ReadonlyMap<string, { name: string; population: number }>;
  readonly cityNames: NameIndex;
  /** Folded names of everything but cities. */
  readonly otherNames: ReadonlyMap<string, readonly Meaning[]>;
  /** "CO", "USA": accepted only in capitals. */
  readonly codes: ReadonlyMap<string, readonly Meaning[]>;
  readonly grid: CityGrid;
};

/** Returns the number of the city with this GeoNames id; null when there is none. */
export function cityNumber(gazetteer: Gazetteer, id: number): number | null {
  const { byId, ids } = gazetteer;
  let low = 0;
  let high = byId.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const city = byId[middle] ?? 0;
    const found = ids[city] ?? 0;
    if (found === id) return city;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

export function regionOfCity(gazetteer: Gazetteer, city: number): Region {
  const region = gazetteer.regions[gazetteer.regionOf[city] ?? 0];
  if (!region) throw new Error(`City ${city} has no region`);
  return region;
}

export function countryOfCity(gazetteer: Gazetteer, city: number): string {
  return regionOfCity(gazetteer, city).country;
}

/** "United Kingdom"; the code itself when unknown. */
export function countryName(gazetteer: Gazetteer, code: string): string {
  return gazetteer.countries.get(code)?.name ?? code;
}

export function cityPlace(gazetteer: Gazetteer, city: number): Place {
  const region = regionOfCity(gazetteer, city);
  return {
    kind: "city",
    cityId: gazetteer.ids[city] ?? null,
    name: gazetteer.names[city] ?? "",
    regionCode: region.code,
    regionName: region.name,
    countryCode: region.country,
    countryName: countryName(gazetteer, region.country),
    // A 32-bit float is exact to a metre; the register has five decimal places.
    latitude: Math.round((gazetteer.latitudes[city] ?? 0) * 1e5) / 1e5,
    longitude: Math.round((gazetteer.longitudes[city] ?? 0) * 1e5) / 1e5,
    population: gazetteer.populations[city] ?? 0,
  };
}

export function regionPlace(gazetteer: Gazetteer, number: number): Place {
  const region = gazetteer.regions[number];
  if (!region) throw new Error(`No region ${number}`);
  return {
    kind: "region",
    cityId: null,
    name: region.name ?? countryName(gazetteer, region.country),
    regionCode: region.code,
    regionName: region.name,
    countryCode: region.country,
    countryName: countryName(gazetteer, region.country),
    latitude: null,
    longitude: null,
    population: region.population,
  };
}

export function areaPlace(gazetteer: Gazetteer, number: number): Place {
  const area = gazetteer.areas[number];
  if (!area) throw new Error(`No area ${number}`);
  return {
    ...regionPlace(gazetteer, area.region),
    kind: "area",
    name: area.name,
    areaKey: area.key,
    population: area.population,
  };
}

export function countryPlace(gazetteer: Gazetteer, code: string): Place {
  return {
    kind: "country",
    cityId: null,
    name: countryName(gazetteer, code),
    regionCode: null,
    regionName: null,
    countryCode: code,
    countryName: countryName(gazetteer, code),
    latitude: null,
    longitude: null,
    population: gazetteer.countries.get(code)?.population ?? 0,
  };
}

/** A city by its GeoNames id; null when unknown. */
export function placeById(gazetteer: Gazetteer, cityId: number): Place | null {
  const city = cityNumber(gazetteer, cityId);
  return city === null ? null : cityPlace(gazetteer, city);
}
