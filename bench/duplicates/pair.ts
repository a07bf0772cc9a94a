import type { RawPosting } from "../../src/jobs/posting.ts";

/** One advert of a pair, and the source that publishes it. */
export type PublishedAdvert = { source: string; raw: RawPosting };

/** Two adverts and whether they are the same opening. */
export type Pair = {
  /** The rule by which the label was given; see `make-pairs.ts`. */
  kind: string;
  same: boolean;
  one: PublishedAdvert;
  other: PublishedAdvert;
};
