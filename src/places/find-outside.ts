import { countryOfChoice, regionOfChoice, type Choice } from "./choose-place.ts";
import { describedPlaces } from "./described-places.ts";
import { findChoices } from "./find-choices.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { cityOf } from "./match-strength.ts";
import type { FoundPlace } from "./offices.ts";
import type { PublishedLocation, ReadLocation } from "./read-location.ts";
import { cityAtEnd } from "./read-title-location.ts";
import type { WorkMode } from "./work-mode.ts";

type Read = {
  /** Places in the published locations. */
  stated: readonly FoundPlace[];
  /** Where a remote worker may live. */
  live: readonly FoundPlace[];
  title: { places: readonly ReadLocation[] };
  hint: string | null;
  writtenModes: ReadonlySet<WorkMode>;
  input: PublishedLocation;
};

/**
 * Adds places that only the title or the description names: all of them if the source states no place, and a city if
 * the source states only the country or state that it is in.
 */
export function findOutside(read: Read, gazetteer: Gazetteer): readonly FoundPlace[] {
  const { stated, live, title, hint, writtenModes, input } = read;
  const description = input.description ?? "";
  if (stated.length === 0) {
    const titled = findChoices(title.places, hint, gazetteer).filter(({ choice }) => choice.kind !== "group");
    if (titled.length > 0 || live.length > 0) return titled;
    return findChoices(describedPlaces(description, gazetteer), hint, gazetteer);
  }
  const isRemote = writtenModes.has("remote") || input.remote === true;
  if (isRemote || stated.some(({ choice }) => cityOf(choice) !== null)) return stated;
  const country = onlyCountry(stated, gazetteer);
  if (country === null) return stated;
  const narrower = (texts: readonly ReadLocation[]) =>
    findChoices(texts, country, gazetteer).filter(({ choice }) =>
      stated.some((wide) => isWithin(choice, wide.choice, gazetteer)),
    );
  const titled = narrower(title.places);
  if (titled.length > 0) return [...stated, ...titled];
  const atEnd = cityAtEnd(input.title, country, gazetteer);
  const ending = atEnd ? narrower([atEnd]) : [];
  return [...stated, ...(ending.length > 0 ? ending : narrower(describedPlaces(description, gazetteer)))];
}

function onlyCountry(found: readonly FoundPlace[], gazetteer: Gazetteer): string | null {
  const codes = new Set(found.map(({ choice }) => countryOfChoice(gazetteer, choice)));
  const [code, ...more] = codes;
  return more.length === 0 ? (code ?? null) : null;
}

function isWithin(choice: Choice, wide: Choice, gazetteer: Gazetteer): boolean {
  if (cityOf(choice) === null || countryOfChoice(gazetteer, choice) !== countryOfChoice(gazetteer, wide))
    return false;
  const region = regionOfChoice(gazetteer, wide);
  return region === null || regionOfChoice(gazetteer, choice) === region;
}
