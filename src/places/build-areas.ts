import { foldPlaceName } from "./fold-place-name.ts";
import type { CityFinder, CityRecord } from "./gazetteer-records.ts";
import type { Area, Region } from "./gazetteer.ts";
import type { PlaceTables } from "./place-tables.server.ts";

/** An area before its population is known. */
export type AreaDraft = {
  area: Omit<Area, "population">;
  /** As written in our tables, with "~". */
  names: string[];
  /** Prefix of its cities' municipality codes, if the area is defined by codes. */
  prefix: string | null;
};

type Sources = {
  tables: PlaceTables;
  regions: readonly Region[];
  sorted: readonly CityRecord[];
  regionOf: Uint16Array;
  findCity: CityFinder;
  unknownLines: string[];
};

function slug(name: string): string {
  return foldPlaceName(name).replaceAll(" ", "-");
}

/** Builds every area of our tables: counties, groups of counties, départements. */
export function buildAreas(sources: Sources): AreaDraft[] {
  const drafts = buildCounties(sources);
  addGroups(drafts, sources);
  addDepartments(drafts, sources);
  return drafts;
}

function buildCounties({ tables, regions, regionOf, findCity, unknownLines }: Sources): AreaDraft[] {
  return tables.counties.map(({ country, region: regionCode, name, names, towns: written }, number) => {
    const towns: number[] = [];
    for (const member of written) {
      const town = findCity(country, member, regionCode);
      if (town === null) unknownLines.push(`${country}.${regionCode} ${name}: ${member}`);
      else towns.push(town);
    }
    const region = regionOf[towns[0] ?? 0] ?? 0;
    const code = regions[region]?.code ?? "";
    return {
      area: { key: `${country}.${code}.${slug(name)}`, name, country, region, parts: [number], towns },
      names: [name, ...names],
      prefix: null,
    };
  });
}

function addGroups(drafts: AreaDraft[], { tables, unknownLines }: Sources): void {
  for (const { country, region: regionCode, name, names, counties } of tables.countyGroups) {
    const within = `${country}.${regionCode}`;
    const parts: number[] = [];
    for (const member of counties) {
      const part = drafts.findIndex(
        (draft) => draft.area.name === member && draft.area.key.startsWith(within),
      );
      if (part === -1) unknownLines.push(`${within} ${name}: ${member}`);
      else parts.push(part);
    }
    const region = drafts[parts[0] ?? 0]?.area.region ?? 0;
    const towns = parts.flatMap((part) => drafts[part]?.area.towns ?? []);
    drafts.push({
      area: { key: `${within}.${slug(name)}`, name, country, region, parts, towns },
      names: [name, ...names],
      prefix: null,
    });
  }
}

function addDepartments(drafts: AreaDraft[], { tables, sorted, regionOf }: Sources): void {
  const regionOfPrefix = new Map<string, number>();
  for (const [city, record] of sorted.entries()) {
    if (record.country !== "FR") continue;
    const prefix = record.muni?.slice(0, 2);
    if (prefix && !regionOfPrefix.has(prefix)) regionOfPrefix.set(prefix, regionOf[city] ?? 0);
  }
  for (const { number: prefix, name } of tables.frenchDepartments) {
    const region = regionOfPrefix.get(prefix);
    if (region === undefined) continue;
    drafts.push({
      area: { key: `FR.${prefix}`, name, country: "FR", region, parts: [drafts.length], towns: [] },
      names: [name],
      prefix,
    });
  }
}

type Marker = { area: number; town: number };

type Columns = {
  sorted: readonly CityRecord[];
  regionOf: Uint16Array;
  latitudes: Float32Array;
  longitudes: Float32Array;
};

/** Assigns every city to its smallest area: by code, or by the nearest town that marks one. */
export function assignAreas(
  drafts: readonly AreaDraft[],
  { sorted, regionOf, latitudes, longitudes }: Columns,
): { areas: Area[]; areaOf: Uint16Array } {
  const byPrefix = new Map<string, number>();
  const markers = new Map<number | string, Marker[]>();
  for (const [number, { area, prefix }] of drafts.entries()) {
    if (prefix) byPrefix.set(prefix, number);
    if (prefix || area.parts[0] !== number) continue;
    // Irish counties cross the borders of our regions, so they are matched within the whole country.
    const within = area.country === "GB" ? area.region : area.country;
    const here = markers.get(within) ?? [];
    markers.set(within, here);
    for (const town of area.towns) here.push({ area: number, town });
  }
  const nearestArea = (here: readonly Marker[] | undefined, city: number): number => {
    if (!here) return -1;
    const shrink = Math.cos(((latitudes[city] ?? 0) * Math.PI) / 180);
    let nearest = Infinity;
    let found = -1;
    for (const { area, town } of here) {
      const east = ((longitudes[town] ?? 0) - (longitudes[city] ?? 0)) * shrink;
      const north = (latitudes[town] ?? 0) - (latitudes[city] ?? 0);
      const apart = east * east + north * north;
      if (apart < nearest) {
        nearest = apart;
        found = area;
      }
    }
    return found;
  };
  const areaOf = new Uint16Array(sorted.length);
  const inhabitants = new Float64Array(drafts.length);
  sorted.forEach((record, city) => {
    const area =
      record.country === "FR"
        ? (byPrefix.get(record.muni?.slice(0, 2) ?? "") ?? -1)
        : nearestArea(markers.get(record.country === "GB" ? (regionOf[city] ?? 0) : record.country), city);
    if (area < 0) return;
    areaOf[city] = area + 1;
    if (record.featureCode !== "PPLX") inhabitants[area] = (inhabitants[area] ?? 0) + record.population;
  });
  const areas = drafts.map(({ area }) => ({
    ...area,
    population: area.parts.reduce((sum, part) => sum + (inhabitants[part] ?? 0), 0),
  }));
  return { areas, areaOf };
}
