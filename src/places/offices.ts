import type { Choice } from "./choose-place.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { Office } from "./location-text.ts";
import { briefAncestors, regionLetters } from "./place-labels.ts";
import type { Place } from "./place.ts";
import type { ReadLocation } from "./read-location.ts";

/** A place found in a text. `unknown` are the positions of names that match no known place. */
export type FoundPlace = {
  choice: Choice;
  text: ReadLocation;
  /** Position of the text among the published ones. */
  index: number;
  position: number;
  unknown: ReadonlySet<number>;
};

/** Returns the display name: a metropolitan area's own name, or an unknown town's published one. */
export function officeName(found: FoundPlace, place: Place, gazetteer: Gazetteer): Office["shown"] {
  if (found.choice.kind === "metro")
    return { name: found.choice.name, within: briefAncestors(place, gazetteer), isTown: false };
  const name = unknownNameBefore(found);
  return name === null ? null : { name, within: [regionLetters(place)], isTown: true };
}

/** Finds "Starbase" in "Starbase, TX": one to three capitalised unknown words just before a place wider than a city. */
export function unknownNameBefore({ text: { items }, position, choice, unknown }: FoundPlace): string | null {
  if (choice.kind !== "region" && choice.kind !== "country" && choice.kind !== "area") return null;
  if (items[position]?.before !== "soft") return null;
  const words: string[] = [];
  for (let at = position - 1; at >= 0; at--) {
    const item = items[at];
    const isUnknown = item?.kind === "unknown" || (item?.kind === "name" && unknown.has(at));
    if (!isUnknown || !/^\p{Lu}/u.test(item.raw)) return null;
    words.unshift(item.raw);
    if (item.before === "hard" || item.before === "alternative")
      return words.length <= 3 ? words.join(" ") : null;
    if (item.before === "soft") return null;
  }
  return null;
}

/** Removes duplicates and places that contain another one in the list. */
export function withoutAncestors(offices: readonly Office[]): Office[] {
  return offices.filter((office, at) => {
    const { place, shown } = office;
    const isDouble = offices.findIndex((other) => keyOf(other) === keyOf(office)) < at;
    const holdsOther = offices.some(({ place: other }) => other !== place && isWithin(other, place));
    return !isDouble && (!holdsOther || shown?.isTown === true);
  });
}

function keyOf({ place, shown }: Office): string {
  const town = shown?.isTown ? shown.name : "";
  return [place.kind, place.cityId, place.areaKey, place.regionCode, place.countryCode, town].join("|");
}

function isWithin(place: Place, wider: Place): boolean {
  if (wider.kind === "city" || place.countryCode !== wider.countryCode) return false;
  if (wider.kind === "country") return place.kind !== "country";
  if (wider.kind === "area" || place.regionCode !== wider.regionCode) return false;
  return place.kind === "city" || place.kind === "area";
}
