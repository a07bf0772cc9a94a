import { globSync } from "node:fs";
import { dataFilePath, readDataFile } from "../platform/data-file/read-data-file.server.ts";

/** The tables of `data/places` that the gazetteer is built from. `data/README.md` says what their columns mean. */
export type PlaceTables = ReturnType<typeof readPlaceTables>;

/** Returns the paths of all tables that the gazetteer is built from. */
export function placeTableFiles(): string[] {
  return globSync(dataFilePath("places/*.csv"));
}

export function readPlaceTables() {
  const countryNames = readDataFile("places/country-names.csv", {
    country: "text",
    shown: "text",
    names: "list",
    inflected: "list",
  });
  return {
    countryNames: new Map(countryNames.map((row) => [row.country, row])),
    countryGroups: readDataFile("places/country-groups.csv", {
      name: "text",
      names: "list",
      countries: "list",
    }),
    regions: readDataFile("places/regions.csv", {
      country: "text",
      geonames: "text",
      code: "text",
      name: "text",
      names: "list",
    }),
    counties: readDataFile("places/counties.csv", {
      country: "text",
      region: "text",
      name: "text",
      names: "list",
      towns: "list",
    }),
    countyGroups: readDataFile("places/county-groups.csv", {
      country: "text",
      region: "text",
      name: "text",
      names: "list",
      counties: "list",
    }),
    frenchDepartments: readDataFile("places/french-departments.csv", { number: "text", name: "text" }),
    cityNames: readDataFile("places/city-names.csv", {
      country: "text",
      region: "text",
      city: "text",
      shown: "text",
      names: "list",
    }),
    metropolitanAreas: readDataFile("places/metropolitan-areas.csv", {
      country: "text",
      region: "text",
      city: "text",
      km: "text",
      names: "list",
    }),
    airports: readDataFile("places/airport-codes.csv", {
      country: "text",
      region: "text",
      city: "text",
      codes: "list",
    }),
  };
}
