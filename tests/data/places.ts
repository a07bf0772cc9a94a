import * as z from "zod";
import { country, digits, folded, list, maybe, maybeList, text, type TableSchema } from "./table-schema.ts";

const region = z.string().regex(/^[A-Z0-9]{0,3}$/);

export const places: Record<string, TableSchema> = {
  "places/airport-codes.csv": {
    row: z.strictObject({ country, region, city: text, codes: list(z.string().regex(/^[A-Z]{3,4}$/)) }),
    sorted: ["country", "city", "region"],
    unique: ["country", "city", "region"],
  },
  "places/british-postcodes.json": {
    row: z.strictObject({ area: z.string().regex(/^[A-Z]{1,2}$/), town: text }),
    sorted: ["area"],
    unique: ["area"],
  },
  "places/cities-that-are-words.json": { row: folded, sorted: [] },
  "places/city-names.csv": {
    row: z
      .strictObject({ country, region, city: text, shown: maybe, names: maybeList() })
      .refine(({ shown, names }) => shown + names !== "", "says nothing about the city"),
    sorted: ["country", "city", "region"],
    unique: ["country", "city", "region"],
  },
  "places/counties.csv": {
    row: z.strictObject({ country, region, name: text, names: maybeList(), towns: list() }),
    sorted: ["country", "region", "name"],
    unique: ["country", "region", "name"],
  },
  "places/country-groups.csv": {
    row: z.strictObject({ name: text, names: list(folded), countries: list(country) }),
    sorted: ["name"],
    unique: ["name"],
  },
  "places/country-names.csv": {
    row: z.strictObject({ country, shown: maybe, names: maybeList(folded), inflected: maybeList(folded) }),
    sorted: ["country"],
    unique: ["country"],
  },
  "places/county-groups.csv": {
    row: z.strictObject({ country, region, name: text, names: maybeList(), counties: list() }),
    sorted: ["country", "region", "name"],
    unique: ["country", "region", "name"],
  },
  "places/french-departments.csv": {
    row: z.strictObject({ number: z.string().regex(/^\d[\dAB]$/), name: text }),
    sorted: ["number"],
    unique: ["number"],
  },
  "places/german-postcodes.json": {
    row: z.strictObject({ area: digits(2), from: digits(3), to: digits(3), town: text }),
    sorted: ["area"],
    unique: ["area"],
  },
  "places/location-words.json": {
    row: z.strictObject({
      phrase: folded,
      means: z.enum(["remote", "hybrid", "on-site", "anywhere", "nothing", "street", "joining", "time zone"]),
    }),
    sorted: ["phrase", "means"],
    unique: ["phrase", "means"],
  },
  "places/metropolitan-areas.csv": {
    row: z.strictObject({ country, region, city: text, km: z.string().regex(/^\d{2,3}$/), names: list() }),
    sorted: ["country", "city", "region"],
  },
  "places/regions.csv": {
    row: z.strictObject({
      country,
      geonames: z.string().regex(/^[A-Z0-9]{1,6}$/),
      code: z.string().regex(/^[A-Z0-9]{1,3}$/),
      name: text,
      names: maybeList(),
    }),
    sorted: ["country", "code"],
    unique: ["country", "code"],
  },
  "places/us-zip-codes.json": {
    row: z.strictObject({
      area: digits(3),
      last: z
        .string()
        .regex(/^\d\d(-\d\d)?( \d\d(-\d\d)?)*$/)
        .optional(),
      town: text,
      state: z.string().regex(/^[A-Z]{2}$/),
    }),
    // The largest city of an area comes first.
    sorted: ["area"],
    unique: ["area", "last"],
  },
};
