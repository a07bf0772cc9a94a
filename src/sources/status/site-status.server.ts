import { countIndex } from "../../jobs/count-index.server.ts";
import { latestLinkSample } from "../../jobs/freshness/link-samples.server.ts";
import { listSourceStates } from "../../jobs/freshness/list-source-states.server.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { Logger } from "../../platform/log/log.ts";
import type { SiteStatus } from "./site-status.ts";
import { sourceStatus } from "./source-status.ts";

/** A status is cached for this many milliseconds, shorter while something does not answer. */
const keptMs = { usual: 60_000, inAnOutage: 5_000 };

/** The parts of the site other than sources. */
type Parts = {
  database: () => Promise<boolean>;
  tasks: () => boolean;
  mail: () => Promise<SiteStatus["mail"]>;
};

/**
 * Returns a function that reports the status of the site and its sources. It counts at most once a minute, however many
 * requests come, and never throws. Unknown values are null.
 *
 * @param collects whether this site crawls sources on schedule
 */
export function createSiteStatus(from: {
  db: Database;
  clock: Clock;
  log: Logger;
  collects: boolean;
  parts: Parts;
}): () => Promise<SiteStatus> {
  const { clock } = from;
  let counted: { until: number; status: Promise<SiteStatus> } | undefined;

  async function count(): Promise<SiteStatus> {
    const status = await readStatus(from);
    const ms = status.index === null ? keptMs.inAnOutage : keptMs.usual;
    if (counted) counted.until = clock().getTime() + ms;
    return status;
  }
  return () => {
    // During a count, all callers wait for the same one.
    if (!counted || counted.until <= clock().getTime()) {
      counted = { until: Number.POSITIVE_INFINITY, status: count() };
    }
    return counted.status;
  };
}

async function readStatus({
  db,
  clock,
  log,
  collects,
  parts,
}: Parameters<typeof createSiteStatus>[0]): Promise<SiteStatus> {
  const now = clock();
  const site = { countedAt: now, collects, tasks: parts.tasks() };
  const unknown = { ...site, database: false, mail: null, index: null };
  if (!(await parts.database())) return unknown;
  try {
    const [states, { jobs, areSamples }, links, mail] = [
      await listSourceStates(db),
      await countIndex(db, now),
      await latestLinkSample(db),
      await parts.mail(),
    ];
    const sources = states.map((state) => sourceStatus(state, { collects, now }));
    return { ...site, database: true, mail, index: { sources, jobs, links, areSamples } };
  } catch (error) {
    log.warn({ err: error }, "the status could not be counted");
    return unknown;
  }
}
