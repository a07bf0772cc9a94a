import type { Posting } from "../posting.ts";
import { countedTerms, isDictionaryWord, type CountedTerms } from "./counted-terms.ts";
import { jobVectors, type JobVectors } from "./job-vectors.server.ts";
import { contentHash, openingKey, textHash, titleKey, urlKey } from "./posting-keys.server.ts";

/**
 * A posting with all that storing needs and that can be computed without the database. Plain data, so that threads can
 * exchange it.
 */
export type PreparedPosting = {
  posting: Posting;
  keys: { content: string; text: string; opening: string; title: string; url: string | null };
  /** The index data of a job of this posting alone; null if the posting is unlikely to become one. */
  indexed: IndexedPosting | null;
};

export type IndexedPosting = { vectors: JobVectors; counted: CountedTerms };

/**
 * Computes in advance what storing a posting needs, so that the index is locked for less time.
 *
 * @param isNew false if the posting is already stored. Its words are then read only if it changed.
 */
export function preparePosting(posting: Posting, isNew: boolean): PreparedPosting {
  const keys = {
    content: contentHash(posting),
    text: textHash(posting),
    opening: openingKey(posting),
    title: titleKey(posting.title, posting.places),
    url: urlKey(posting.url ?? posting.applyUrl),
  };
  return { posting, keys, indexed: isNew ? indexPosting(posting) : null };
}

export function indexPosting(posting: Posting): IndexedPosting {
  const vectors = jobVectors(posting, posting.workMode);
  const locationTexts = [posting.locationText, posting.rawLocation].join(" ");
  const counted = countedTerms({ ...posting, locationTexts });
  return { vectors: { ...vectors, described: vectors.described.filter(isDictionaryWord) }, counted };
}
