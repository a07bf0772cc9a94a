import type { Place } from "../../../places/place.ts";

/** A location as the index is asked for it. */
export type LocationFilter = {
  places: Place[];
  /** Cities within the radius, the typed ones included. */
  cityIds: number[];
  /** Counties and the like, which stand in the index as cities do. */
  areaKeys: readonly string[];
  remote: boolean;
  unknown: string[];
};
