/** A place resolved against the gazetteer. Its ancestors are set: a city has its region and country. */
export type Place = {
  /** An area lies between city and region: an English county, a French département. */
  kind: "city" | "area" | "region" | "country";
  /** GeoNames id for a city, else null. */
  cityId: number | null;
  /** Areas only: "GB.ENG.surrey", "FR.92". */
  areaKey?: string;
  /** "Denver" */
  name: string;
  /** First-order division code within the country: "CO", "ENG"; null when unknown. */
  regionCode: string | null;
  regionName: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  countryName: string;
  latitude: number | null;
  longitude: number | null;
  population: number;
};

/** Shorter names of countries, for the line under a job's title. */
export const briefCountryNames: Readonly<Record<string, string>> = { US: "US", GB: "UK", AE: "UAE" };
