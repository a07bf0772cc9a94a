import { loadGazetteer } from "../src/places/gazetteer.server.ts";
import { normalisePosting } from "../src/jobs/extraction/normalise-posting.ts";
import type { RawPosting } from "../src/jobs/posting.ts";
import { generatePosting } from "./generate-postings.ts";
import { seededRandom } from "./random.ts";
import { benchPlaces } from "./search-classes.ts";

/** Prints how many published postings are understood per second, on one core. */
export function benchNormalise(postings: number): void {
  const gazetteer = loadGazetteer();
  const random = seededRandom(5);
  const now = new Date();
  const options = { places: benchPlaces(gazetteer), days: 60, now, random };
  const raws: RawPosting[] = Array.from({ length: postings }, (_, index) => {
    const posting = generatePosting(index, postings, options);
    return {
      ...posting,
      locations: [posting.rawLocation ?? ""],
      country: null,
      remote: null,
      workMode: posting.workMode,
      remoteRegions: [],
      employmentTypes: posting.type ? [posting.type] : [],
      descriptionText: null,
      pay: null,
      payText: posting.pay?.raw ?? null,
      postedAt: now.toISOString(),
      closesAt: null,
      tags: [],
    };
  });
  const begun = performance.now();
  for (const raw of raws) normalisePosting(raw, { now, gazetteer });
  const rate = postings / ((performance.now() - begun) / 1000);
  process.stdout.write(`Understanding postings: ${rate.toFixed(0)} a second on one core\n\n`);
}
