import type { PostingFacts } from "../jobs-tables.ts";
import { placesKey } from "./all-places.ts";
import { shinglesOf, type Shingles } from "./compare-texts.ts";
import { titleKey } from "./posting-keys.server.ts";
import type { ComparableAdvert } from "./same-opening.ts";

/** The columns of a stored posting and its job that tell whether another advert is of the same opening. */
export type AdvertRow = {
  source: string;
  title: string;
  company: string;
  opening_key: string;
  url_key: string | null;
  text_hash: string;
  facts: PostingFacts;
  text: string;
};

export function advertOfRow(row: AdvertRow): ComparableAdvert {
  return {
    source: row.source,
    company: row.company,
    title: titleKey(row.title, row.facts.places),
    opening: row.opening_key,
    url: row.url_key,
    textHash: row.text_hash,
    places: placesKey(row.facts),
    shingles: shinglesOnce(row.text),
  };
}

/** The keys that adverts of one opening are looked up by. */
export function advertKeys({
  opening,
  url,
  textHash,
}: Pick<ComparableAdvert, "opening" | "url" | "textHash">): string[] {
  return [`o ${opening}`, `t ${textHash}`, ...(url === null ? [] : [`u ${url}`])];
}

/** Most texts are never compared, so they are split only when asked for. */
export function shinglesOnce(text: string): () => Shingles {
  let made: Shingles | null = null;
  return () => (made ??= shinglesOf(text));
}
