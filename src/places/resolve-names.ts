import {
  chooseAlone,
  populationLead,
  countryOfChoice,
  regionOfChoice,
  type Choice,
  type Context,
} from "./choose-place.ts";
import { asCountryLists } from "./country-lists.ts";
import { countryOfCity, type Gazetteer } from "./gazetteer.ts";
import { isConnected, linkNames, type LinkedNames } from "./link-names.ts";
import { cityOf, greatCity } from "./match-strength.ts";
import type { NameItem } from "./look-up-name.ts";

/** Smaller towns than this are not listed next to large cities of other countries. */
const smallTown = 20_000;
/** A wider name that is also a city of this size may be the next entry of a list. */
const listedCity = 100_000;

/**
 * Resolves all names of a text: linked ones first, then single ones, the clearest first. Each benefits from the context
 * known so far. `unknown` has the positions of implausible names.
 */
export function resolveNames(
  written: readonly NameItem[],
  base: Context,
  gazetteer: Gazetteer,
): { found: LinkedNames[]; unknown: number[] } {
  const names = asCountryLists(written, gazetteer);
  const found: LinkedNames[] = [];
  const alone: number[] = [];
  const unknown: number[] = [];
  let at = 0;
  while (at < names.length) {
    const link = linkNames(names, at, base, gazetteer);
    if (link) {
      found.push(link);
      at = link.to;
    } else if (isElsewhere(names, at, found.at(-1) ?? null, base, gazetteer)) {
      unknown.push(at++);
    } else {
      alone.push(at++);
    }
  }
  const countries = new Set(base.countries);
  const regions = new Set(base.regions);
  const cities = [...base.cities];
  const learn = (choice: Choice) => {
    const city = cityOf(choice);
    if (city !== null) cities.push(city);
    const country = countryOfChoice(gazetteer, choice);
    const region = regionOfChoice(gazetteer, choice);
    if (country !== null) countries.add(country);
    if (region !== null) regions.add(region);
  };
  for (const { leaf } of found) learn(leaf);
  const context: Context = { ...base, countries, regions, cities };
  for (const number of [...alone].sort(
    (a, b) => populationLead(names[b], gazetteer) - populationLead(names[a], gazetteer),
  )) {
    const item = names[number];
    const choice = item && chooseAlone(item, context, gazetteer);
    if (!choice) {
      unknown.push(number);
      continue;
    }
    found.push({ leaf: choice, from: number, to: number + 1 });
    learn(choice);
  }
  return { found: found.sort((a, b) => a.from - b.from), unknown };
}

/**
 * Detects towns that we do not know: "Smithton, PA" where we know a Smithton only in Illinois, "Paddington, London,
 * England" where we know one only in Sydney, "San Francisco, CA (SoMa)" where we know one in Turkey. The adjacent place
 * is believed, not the town. Large cities are excluded: "Toronto, NY, SF" is a list.
 */
function isElsewhere(
  names: readonly NameItem[],
  at: number,
  before: LinkedNames | null,
  context: Context,
  gazetteer: Gazetteer,
): boolean {
  const item = names[at];
  const next = names[at + 1];
  if (!item || item.meanings.length > 0) return false;
  const people = gazetteer.populations[item.cities[0] ?? 0] ?? 0;
  if (people >= greatCity) return false;
  const isIn = (link: LinkedNames) => {
    const country = countryOfChoice(gazetteer, link.leaf);
    return item.cities.some((city) => countryOfCity(gazetteer, city) === country);
  };
  if (people < listedCity && before?.to === at && isConnected(item) && !isIn(before)) return true;
  if (!next || !isConnected(next)) return false;
  const isWide = next.meanings.some(({ kind }) => kind === "region" || kind === "country" || kind === "area");
  if (isWide && (gazetteer.populations[next.cities[0] ?? gazetteer.size] ?? 0) < listedCity) return true;
  const link = people < listedCity ? linkNames(names, at + 1, context, gazetteer) : null;
  if (link) return !isIn(link);
  // "Aldgate, London" is not the Aldgate near Adelaide.
  const [great] = next.cities;
  if (people >= smallTown || great === undefined || (gazetteer.populations[great] ?? 0) < greatCity)
    return false;
  return !isIn({ leaf: { kind: "city", city: great }, from: at + 1, to: at + 2 });
}
