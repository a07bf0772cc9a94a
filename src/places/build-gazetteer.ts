import { assignAreas, buildAreas, type AreaDraft } from "./build-areas.ts";
import { buildOtherNames } from "./build-other-names.ts";
import { buildGrid } from "./city-grid.ts";
import type { CityFinder, CityRecord, CountryRecord } from "./gazetteer-records.ts";
import type { Gazetteer, Region } from "./gazetteer.ts";
import { buildNameIndex, citiesNamed } from "./name-index.ts";
import { nameVariants } from "./name-variants.ts";
import type { PlaceTables } from "./place-tables.server.ts";

/** Countries whose names the register transliterates with marks that people do not type: "Sūrat", "Mek'ele". */
const transliterated = new Set(
  "AE AF BD EG ET ER IN IQ IR JO JP KR KW LB LK LY MM NP OM PK QA SA SD SY TH YE IL".split(" "),
);

/** Matches names of unaccented letters and spaces, which only need lower case. Most names are like this. */
const plain = /^[A-Za-z ]+$/;

function isPlain(name: string): boolean {
  return plain.test(name);
}

function shownName(name: string, country: string): string {
  if (!transliterated.has(country) || isPlain(name)) return name;
  return name
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[‘’ʻʼ]/g, "")
    .normalize("NFC");
}

const greatCity = 100_000;

/**
 * Combines the register, our tables and the countries. Also reports the lines of our tables whose city is not in the
 * register, so that a test can check them.
 */
export function buildGazetteer(
  records: readonly CityRecord[],
  countryRecords: readonly CountryRecord[],
  tables: PlaceTables,
): { gazetteer: Gazetteer; unknownLines: string[] } {
  const sorted = [...records].sort((a, b) => b.population - a.population || a.cityId - b.cityId);
  const columns = cityColumns(sorted, tables);
  const { regions, regionOf, names } = columns;
  const findCity = cityFinder(sorted, columns);

  const written: string[] = [];
  const writtenCity: number[] = [];
  const addName = (name: string, city: number, country: string) => {
    for (const variant of nameVariants(name, country)) {
      written.push(variant);
      writtenCity.push(city);
    }
  };
  sorted.forEach((record, city) => addName(record.name, city, record.country));
  const unknownLines: string[] = [];
  for (const { country, region, city: registered, shown, names: others } of tables.cityNames) {
    const city = findCity(country, registered, region);
    if (city === null) {
      unknownLines.push(`${country} ${registered}`);
      continue;
    }
    if (shown) names[city] = shown;
    for (const name of shown ? [shown, ...others] : others) addName(name, city, country);
  }

  const drafts: AreaDraft[] = buildAreas({ tables, regions, sorted, regionOf, findCity, unknownLines });
  const { areas, areaOf } = assignAreas(drafts, { sorted, ...columns });

  const countries = new Map(
    countryRecords.map(({ code, name }) => [
      code,
      { name: tables.countryNames.get(code)?.shown || name, population: 0 },
    ]),
  );
  for (const region of regions) {
    const country = countries.get(region.country);
    if (country) country.population += region.population;
  }

  const cityNames = buildNameIndex(written, writtenCity);
  const isGreatCityElsewhere = (key: string, country: string) =>
    citiesNamed(cityNames, key).some(
      (city) => (columns.populations[city] ?? 0) >= greatCity && sorted[city]?.country !== country,
    );
  const { otherNames, codes } = buildOtherNames({
    tables,
    regions,
    areas,
    drafts,
    countryRecords,
    findCity,
    cityNames: names,
    isGreatCityElsewhere,
    unknownLines,
  });
  const gazetteer: Gazetteer = {
    ...columns,
    size: sorted.length,
    byId: Uint32Array.from(sorted.keys()).sort((a, b) => (columns.ids[a] ?? 0) - (columns.ids[b] ?? 0)),
    areaOf,
    areas,
    countries,
    cityNames,
    otherNames,
    codes,
    grid: buildGrid(columns.latitudes, columns.longitudes),
  };
  return { gazetteer, unknownLines };
}

type CityColumns = Pick<
  Gazetteer,
  "ids" | "populations" | "latitudes" | "longitudes" | "isSection" | "regionOf"
> & { names: string[]; regions: Region[] };

/** Uses a single pass over the records, because they are scattered in memory and each pass is slow. */
function cityColumns(sorted: readonly CityRecord[], tables: PlaceTables): CityColumns {
  const size = sorted.length;
  const ids = new Uint32Array(size);
  const populations = new Uint32Array(size);
  const latitudes = new Float32Array(size);
  const longitudes = new Float32Array(size);
  const isSection = new Uint8Array(size);
  const regionOf = new Uint16Array(size);
  const names: string[] = [];
  const regions: Region[] = [];
  const numberOf = regionNumbers(regions, tables);
  sorted.forEach((record, city) => {
    ids[city] = record.cityId;
    populations[city] = record.population;
    latitudes[city] = record.loc.coordinates[1];
    longitudes[city] = record.loc.coordinates[0];
    isSection[city] = record.featureCode === "PPLX" ? 1 : 0;
    names.push(shownName(record.name, record.country));
    const number = numberOf(record.country, record.adminCode);
    regionOf[city] = number;
    const region = regions[number];
    if (region && isSection[city] === 0) region.population += record.population;
  });
  return { ids, populations, latitudes, longitudes, isSection, regionOf, names, regions };
}

/** Numbers regions in the order they occur. */
function regionNumbers(
  regions: Region[],
  tables: PlaceTables,
): (country: string, geonamesCode: string) => number {
  const named = new Map(
    tables.regions.map(({ country, geonames, code, name, names }) => [
      `${country} ${geonames}`,
      { code, names: [name, ...names] },
    ]),
  );
  const numbers = new Map<string, Map<string, number>>();
  return (country, geonamesCode) => {
    const here = numbers.get(country) ?? new Map<string, number>();
    numbers.set(country, here);
    const known = here.get(geonamesCode);
    if (known !== undefined) return known;
    const { code, names } = named.get(`${country} ${geonamesCode}`) ?? { code: null, names: [] };
    here.set(geonamesCode, regions.length);
    return regions.push({ country, code, name: names[0] ?? null, names, population: 0 }) - 1;
  };
}

function cityFinder(sorted: readonly CityRecord[], { regions, regionOf }: CityColumns): CityFinder {
  const byCountry = new Map<string, number[]>();
  sorted.forEach(({ country }, city) => {
    const cities = byCountry.get(country);
    if (cities) cities.push(city);
    else byCountry.set(country, [city]);
  });
  return (country, name, regionCode) => {
    const found = byCountry
      .get(country)
      ?.find(
        (city) =>
          sorted[city]?.name === name && (!regionCode || regions[regionOf[city] ?? 0]?.code === regionCode),
      );
    return found ?? null;
  };
}
