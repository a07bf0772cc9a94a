import { allPlaces } from "./all-places.ts";
import { placesText } from "./places-text.ts";
import { preparePosting, type PreparedPosting } from "./prepare-posting.server.ts";

/**
 * Keeps one posting for each id: the last one. Some sources repeat an advert once for each city; it then keeps all
 * places.
 */
export function mergeRepeated(batch: readonly PreparedPosting[]): Map<string, PreparedPosting> {
  const postings = new Map<string, PreparedPosting>();
  for (const prepared of batch) {
    const { externalId } = prepared.posting;
    const earlier = postings.get(externalId);
    postings.set(externalId, earlier ? withPlacesOf(earlier, prepared) : prepared);
  }
  return postings;
}

function withPlacesOf(earlier: PreparedPosting, last: PreparedPosting): PreparedPosting {
  if (earlier.keys.title !== last.keys.title) return last;
  const places = allPlaces([earlier.posting, last.posting]);
  if (places.length === last.posting.places.length) return last;
  const locationText = placesText(earlier.posting, places);
  return preparePosting({ ...last.posting, places, locationText }, last.indexed !== null);
}
