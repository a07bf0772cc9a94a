import { chooseLinks, storeLinkSample, type LinkSample } from "../../jobs/freshness/link-samples.server.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { PoliteFetch } from "./polite-fetch.server.ts";

/** Links that are followed in a day, and the milliseconds and bytes for each. */
const [linksInDay, longestWait, largestPage] = [100, 20_000, 200_000];

type Tools = { politeFetch: PoliteFetch; clock: Clock; signal: AbortSignal };

/**
 * Follows the links of some adverts, one after the other, by the rules of collecting. Stores how many are dead, unless it was
 * stopped or nothing answered.
 */
export async function checkLinks(
  db: Database,
  { politeFetch, clock, signal }: Tools,
): Promise<LinkSample | null> {
  const sample = { day: clock().toISOString().slice(0, 10), alive: 0, dead: 0, unknown: 0 };
  for (const link of await chooseLinks(db, linksInDay)) {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(longestWait)]);
    // oxlint-disable-next-line no-await-in-loop -- a sample is in no hurry
    const { outcome } = await politeFetch(link, { signal: patience, bytes: largestPage });
    if (signal.aborted) return null;
    if (outcome === "gone") sample.dead += 1;
    else if (outcome === "ok" || outcome === "too-large" || outcome === "bad-content") sample.alive += 1;
    else sample.unknown += 1;
  }
  if (sample.alive + sample.dead === 0) return null;
  await storeLinkSample(db, sample);
  return sample;
}
