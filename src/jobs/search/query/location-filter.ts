import type { Place } from "../../../places/place.ts";

/** A location in the form of an index query. */
export type LocationFilter = {
  places: Place[];
  /** Cities within the radius, including the typed ones. */
  cityIds: number[];
  /** Counties and similar areas, which are indexed like cities. */
  areaKeys: readonly string[];
  remote: boolean;
  unknown: string[];
};
