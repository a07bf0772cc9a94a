import { cityPlace, type Gazetteer } from "./gazetteer.ts";
import type { LinkedNames } from "./link-names.ts";
import type { NameItem } from "./look-up-name.ts";
import { fullLabel } from "./place-labels.ts";

const most = 3;
/** Other cities are offered if they have at least this share of the people. */
const wellKnown = 1 / 5;

/** Finds other cities with the name of the only place, the largest first. Only a city has well-known alternatives. */
export function findNamesakes(
  links: readonly LinkedNames[],
  names: readonly NameItem[],
  gazetteer: Gazetteer,
): { alternatives: string[]; namesakes: string[] } {
  const [link] = links;
  const name = link && names[link.from];
  if (links.length !== 1 || !link || !name || link.to - link.from !== 1)
    return { alternatives: [], namesakes: [] };
  const own = link.leaf.kind === "city" ? link.leaf.city : null;
  const peopleOf = (city: number) => gazetteer.populations[city] ?? 0;
  const others = name.cities.filter((city) => city !== own && gazetteer.isSection[city] === 0);
  const known = own === null ? [] : others.filter((city) => peopleOf(city) + 1 >= peopleOf(own) * wellKnown);
  const labelsOf = (cities: readonly number[]) =>
    cities.slice(0, most).map((city) => fullLabel(cityPlace(gazetteer, city), gazetteer));
  return { alternatives: labelsOf(known), namesakes: labelsOf(others) };
}
