import { cityPlace, type Gazetteer } from "../src/places/gazetteer.ts";
import type { Place } from "../src/places/place.ts";
import { emptySearch, type SearchQuery } from "../src/jobs/search/query/search-query.ts";
import type { Random } from "./random.ts";
import { roles, skillNames } from "./vocabulary.ts";

/** A kind of search that people make, with endless examples. */
export type SearchClass = { name: string; next: () => SearchQuery };

/** The measured classes, with the words and places of the generated index. */
export function searchClasses(random: Random, places: readonly Place[]): SearchClass[] {
  const role = () => roles[random.zipf(roles.length, 1.02)] ?? "";
  const skill = () => skillNames[random.zipf(skillNames.length)] ?? "";
  const words = () => {
    const kind = random.next();
    if (kind < 0.5) return role();
    if (kind < 0.75) return skill();
    return `${role().split(" ").at(-1)} ${skill()}`;
  };
  const city = () => {
    const place = places[random.zipf(places.length, 1.08)];
    return place ? `${place.name}, ${place.countryName}` : "";
  };
  const country = () =>
    random.pick(["United States", "Germany", "United Kingdom", "India", "Brazil", "France"]);
  const search = (facts: Partial<SearchQuery>): SearchQuery => ({ ...emptySearch, ...facts });

  return [
    { name: "words", next: () => search({ keywords: words() }) },
    {
      name: "words, place, type, level, pay",
      next: () =>
        search({
          keywords: words(),
          location: country(),
          types: [random.pick(["full-time", "part-time", "contract"] as const)],
          levels: [random.pick(["entry", "senior"] as const)],
          salary: random.below(20) * 5,
        }),
    },
    {
      name: "filters only",
      next: () =>
        search({
          types: [random.pick(["full-time", "part-time", "contract"] as const)],
          workModes: [random.pick(["remote", "hybrid"] as const)],
        }),
    },
    { name: "newest, pages 1 to 10", next: () => search({ page: 1 + random.below(10) }) },
    { name: "words by date", next: () => search({ keywords: words(), sort: "date" }) },
    { name: "a letter missing", next: () => search({ keywords: withSlip(role(), random) }) },
    { name: "within 50 km", next: () => search({ location: city(), radius: 50 }) },
    { name: "words within 50 km", next: () => search({ keywords: words(), location: city(), radius: 50 }) },
  ];
}

function withSlip(words: string, random: Random): string {
  const at = 1 + random.below(Math.max(words.length - 2, 1));
  return words.slice(0, at) + words.slice(at + 1);
}

/** The largest cities, largest first, as the places of generated adverts. */
export function benchPlaces(gazetteer: Gazetteer): Place[] {
  return Array.from({ length: 1_500 }, (_, number) => cityPlace(gazetteer, number));
}
