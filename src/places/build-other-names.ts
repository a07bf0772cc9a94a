import type { AreaDraft } from "./build-areas.ts";
import { foldPlaceName } from "./fold-place-name.ts";
import { readTableName, type CityFinder, type CountryRecord } from "./gazetteer-records.ts";
import type { Area, Meaning, Region } from "./gazetteer.ts";
import type { PlaceTables } from "./place-tables.server.ts";

type Sources = {
  tables: PlaceTables;
  regions: readonly Region[];
  areas: readonly Area[];
  drafts: readonly AreaDraft[];
  countryRecords: readonly CountryRecord[];
  findCity: CityFinder;
  /** Display names by city number. */
  cityNames: readonly string[];
  /** Returns true for the name of a large city in another country: the Italian "Salvador" must not mean El Salvador. */
  isGreatCityElsewhere: (key: string, country: string) => boolean;
  unknownLines: string[];
};

/** Countries whose adverts write regions by their postal letters. */
const writtenCodes = new Set("US CA AU DE CH BR IN MX NZ ES NL PL BE ZA GB CN PK".split(" "));
/** Countries whose postal letters are also written without a city. */
const codesAlone = new Set(["US", "CA", "AU"]);
/** Country codes that take precedence over states when they are alone. */
const countryFirst = new Set(["DE", "NL"]);
/** Country codes that are accepted alone. Others too often mean something else: "IT", "HR", "QA", "SE". */
const countryCodesAlone = new Set([
  "US",
  "GB",
  "USA",
  "GBR",
  "DEU",
  "FRA",
  "ESP",
  "ITA",
  "NLD",
  "POL",
  "IND",
  "AUS",
  "NZL",
]);
/** Other codes in use for countries. */
const moreCountryCodes: Readonly<Record<string, string>> = {
  UK: "GB",
  UAE: "AE",
  USA: "US",
  KSA: "SA",
  EIRE: "IE",
};

/** Collects the folded names of everything but cities, and codes by their capitals. */
export function buildOtherNames({
  tables,
  regions,
  areas,
  drafts,
  countryRecords,
  findCity,
  cityNames,
  isGreatCityElsewhere,
  unknownLines,
}: Sources): {
  otherNames: Map<string, Meaning[]>;
  codes: Map<string, Meaning[]>;
} {
  const otherNames = new Map<string, Meaning[]>();
  const codes = new Map<string, Meaning[]>();

  for (const [region, { names, code, country }] of regions.entries()) {
    for (const name of names) {
      const { key, needsContext } = readTableName(name);
      add(otherNames, key, { kind: "region", region, needsContext });
    }
    if (code !== null && writtenCodes.has(country) && /^[A-Z]{2,3}$/.test(code)) {
      add(codes, code, {
        kind: "region",
        region,
        needsContext: !codesAlone.has(country) || countryFirst.has(code),
      });
    }
  }
  for (const [number, area] of areas.entries()) {
    for (const name of drafts[number]?.names ?? [area.name]) {
      const { key, needsContext } = readTableName(name);
      add(otherNames, key, { kind: "area", area: number, needsContext });
    }
  }
  for (const { code, alpha3, name: english, names } of countryRecords) {
    for (const key of [english, ...names].map(foldPlaceName)) {
      if (key !== foldPlaceName(english) && isGreatCityElsewhere(key, code)) continue;
      add(otherNames, key, { kind: "country", code, needsContext: false });
    }
    const ours = tables.countryNames.get(code);
    for (const key of [
      foldPlaceName(ours?.shown || english),
      ...(ours?.names ?? []),
      ...(ours?.inflected ?? []),
    ]) {
      add(otherNames, key, { kind: "country", code, needsContext: false });
    }
    add(codes, code, { kind: "country", code, needsContext: !countryCodesAlone.has(code) });
    add(codes, alpha3, { kind: "country", code, needsContext: !countryCodesAlone.has(alpha3) });
  }
  for (const [code, country] of Object.entries(moreCountryCodes)) {
    add(codes, code, { kind: "country", code: country, needsContext: false });
  }
  for (const { country, region, city: name, km, names } of tables.metropolitanAreas) {
    const city = findCity(country, name, region);
    if (city === null) {
      unknownLines.push(`${country} ${name}`);
      continue;
    }
    for (const key of names.map(foldPlaceName)) {
      add(otherNames, key, {
        kind: "metro",
        city,
        km: Number(km),
        name: names[0] ?? name,
        needsContext: false,
      });
    }
  }
  addAirports(codes, { tables, findCity, cityNames, unknownLines });
  for (const group of tables.countryGroups) {
    for (const name of group.names) add(otherNames, name, { kind: "group", group, needsContext: false });
  }
  return { otherNames, codes };
}

/** The maximum distance between a place and the city whose airport code is written next to it. */
const airportKm = 40;

/** Adds airport codes, except those that alone mean a country or a state. */
function addAirports(
  codes: Map<string, Meaning[]>,
  {
    tables,
    findCity,
    cityNames,
    unknownLines,
  }: Pick<Sources, "tables" | "findCity" | "cityNames" | "unknownLines">,
): void {
  for (const { country, region, city: name, codes: airports } of tables.airports) {
    const city = findCity(country, name, region);
    if (city === null) unknownLines.push(`${country} ${name}`);
    else {
      for (const code of airports) {
        if (codes.get(code)?.some(({ needsContext }) => !needsContext)) continue;
        const shown = cityNames[city] ?? name;
        add(codes, code, { kind: "metro", city, km: airportKm, name: shown, needsContext: false });
      }
    }
  }
}

/** Adds a meaning to a name, once. A name may have several. */
function add(map: Map<string, Meaning[]>, key: string, meaning: Meaning): void {
  const meanings = map.get(key);
  if (!meanings) map.set(key, [meaning]);
  else if (!meanings.some((other) => sameMeaning(other, meaning))) meanings.push(meaning);
}

function sameMeaning(a: Meaning, b: Meaning): boolean {
  if (a.kind === "country" && b.kind === "country") return a.code === b.code;
  if (a.kind === "region" && b.kind === "region") return a.region === b.region;
  if (a.kind === "area" && b.kind === "area") return a.area === b.area;
  if (a.kind === "metro" && b.kind === "metro") return a.city === b.city;
  return false;
}
