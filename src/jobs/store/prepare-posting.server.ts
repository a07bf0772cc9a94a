import type { Posting } from "../posting.ts";
import { countedTerms, isDictionaryWord, type CountedTerms } from "./counted-terms.ts";
import { jobVectors, type JobVectors } from "./job-vectors.ts";
import { contentHash, openingKey, textHash, titleKey, urlKey } from "./posting-keys.server.ts";

/**
 * A posting with everything that storing it takes and that the database is not needed for. Plain data, which one
 * thread may hand to another.
 */
export type PreparedPosting = {
  posting: Posting;
  keys: { content: string; text: string; opening: string; title: string; url: string | null };
  /** What a job of this posting alone has in the index; null where it is likely not to become one. */
  indexed: IndexedPosting | null;
};

export type IndexedPosting = { vectors: JobVectors; counted: CountedTerms };

/**
 * Reckons what storing a posting takes, so that nobody waits for it while the index is locked.
 *
 * @param isNew false where the posting is stored already: its words are then read only if it changed.
 */
export function preparePosting(posting: Posting, isNew: boolean): PreparedPosting {
  const text = textHash(posting);
  const keys = {
    content: contentHash(posting),
    text,
    opening: openingKey(posting, text),
    title: titleKey(posting.title),
    url: urlKey(posting.url ?? posting.applyUrl),
  };
  return { posting, keys, indexed: isNew ? indexPosting(posting) : null };
}

export function indexPosting(posting: Posting): IndexedPosting {
  const vectors = jobVectors(posting, posting.workMode);
  const locationWords = [posting.locationText, posting.rawLocation].join(" ");
  const counted = countedTerms({ ...posting, locationWords });
  return { vectors: { ...vectors, described: vectors.described.filter(isDictionaryWord) }, counted };
}
