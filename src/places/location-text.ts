import type { Gazetteer } from "./gazetteer.ts";
import { briefAncestors } from "./place-labels.ts";
import type { Place } from "./place.ts";
import type { WorkMode } from "./work-mode.ts";

export type Office = {
  place: Place;
  /**
   * Set if the display name differs from the place's: a metropolitan area, or an unknown town whose state is the place
   * ("Starbase" within "TX").
   */
  shown: { name: string; within: string[]; isTown: boolean } | null;
};

export type LocationFacts = {
  workMode: WorkMode | null;
  offices: readonly Office[];
  /** Names of the areas where a remote worker may live: "US", "Europe". */
  remoteFrom: readonly string[];
  worldwide: boolean;
  /** Published words without a known place. */
  unreadable: string | null;
};

/**
 * Builds the location line under a job's title.
 *
 * @example "Denver, CO" · "Berlin or Munich, Germany" · "London and 3 more" · "Remote, US" · "London, UK or remote"
 */
export function locationText(facts: LocationFacts, gazetteer: Gazetteer): string | null {
  const offices = officeText(facts.offices, gazetteer);
  if (facts.workMode !== "remote") {
    return offices ?? (facts.remoteFrom.length > 0 ? either(facts.remoteFrom) : facts.unreadable);
  }
  const from = facts.worldwide ? "worldwide" : either(facts.remoteFrom);
  if (offices === null) return from === null ? "Remote" : `Remote, ${from}`;
  if (facts.offices.every(({ place }) => place.kind !== "city")) return `Remote, ${offices}`;
  return facts.offices.length === 1 ? `${offices} or remote` : `${offices}, or remote`;
}

function officeText(offices: readonly Office[], gazetteer: Gazetteer): string | null {
  const [first, second] = offices;
  if (!first) return null;
  const name = ({ place, shown }: Office) => shown?.name ?? place.name;
  const within = ({ place, shown }: Office) => (shown?.within ?? briefAncestors(place, gazetteer)).join(", ");
  const label = (office: Office) => [name(office), within(office)].filter(Boolean).join(", ");
  if (!second) return label(first);
  if (offices.length > 2) return `${name(first)} and ${offices.length - 1} more`;
  const areAlike = within(first) !== "" && within(first) === within(second);
  return `${areAlike ? name(first) : label(first)} or ${label(second)}`;
}

function either(names: readonly string[]): string | null {
  const [first, second] = names;
  if (first === undefined) return null;
  if (second === undefined) return first;
  return names.length === 2 ? `${first} or ${second}` : `${first} and ${names.length - 1} more`;
}
