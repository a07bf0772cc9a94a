import type { Posting } from "../../jobs/posting.ts";
import type { Advert } from "./requirement.ts";

type PlaceFacts = Pick<Posting, "places" | "remoteCountries" | "workMode" | "locationText" | "rawLocation">;

/** Returns where a worker has to be or live; null if the advert names no place. */
export function placeAsked(facts: PlaceFacts): Advert["place"] {
  const { places, remoteCountries, workMode, locationText, rawLocation } = facts;
  const isRemote = workMode === "remote";
  const countries = isRemote ? remoteCountries : [...new Set(places.map(({ countryCode }) => countryCode))];
  // A region counts as well, since a person may live in it.
  const smaller = places.filter(({ kind }) => kind !== "country");
  const cities = isRemote ? [] : smaller.map(({ name }) => name);
  const label = locationText ?? rawLocation ?? smaller.map(({ name }) => name).join(" or ");
  if (label === "" || countries.length === 0) return null;
  return { kind: "place", label, cities, countries, isRemote };
}
