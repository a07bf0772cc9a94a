import { claimSource, listDueSources, recordCrawl } from "../../jobs/freshness/source-crawls.server.ts";
import type { SourceRecord } from "../../jobs/source-record.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { Logger } from "../../platform/log/log.ts";
import type { FeedAdapter } from "../feed-adapter.ts";
import { nextCrawl } from "./crawl-schedule.ts";
import { unreachableSourcesText } from "./crawl-summary.ts";
import { crawlSource, type CrawlContext } from "./crawl-source.server.ts";

export type CollectContext = CrawlContext & {
  log: Logger;
  adapterNamed: (name: string) => FeedAdapter | undefined;
};

/** The number of hosts crawled at the same time, each with one request after the other. */
const hostsAtOnce = 4;
/** A source whose crawler died is due again after this time, in milliseconds. */
export const claimMs = 30 * 60_000;

/**
 * Crawls every source that is due. Safe to run in several processes: each source is crawled by one of them. A failing
 * source does not stop the others.
 *
 * @returns the number of sources crawled.
 */
export async function collectDueSources(db: Database, context: CollectContext): Promise<number> {
  const due = await listDueSources(db, context.clock());
  const waiting = Object.values(Object.groupBy(due, (source) => hostOf(source, context)));
  let read = 0;
  const newlyUnreachable: string[] = [];

  async function crawlHostAfterHost(): Promise<void> {
    for (let sources = waiting.shift(); sources !== undefined; sources = waiting.shift()) {
      for (const { name, company_name, label } of sources) {
        if (context.signal?.aborted) return;
        const outcome = await collectSource(db, name, context);
        if (outcome !== "not-crawled") read += 1;
        if (outcome === "newly-unreachable") newlyUnreachable.push(company_name ?? label);
      }
    }
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, crawlHostAfterHost));
  // If one source does not answer, the fault is probably its own. If several do not, it is probably ours.
  if (newlyUnreachable.length > 1) {
    context.log.warn(unreachableSourcesText(newlyUnreachable, due.length));
  }
  return read;
}

/** Crawls one source, unless another process is crawling it. */
async function collectSource(
  db: Database,
  name: string,
  context: CollectContext,
): Promise<"read" | "newly-unreachable" | "not-crawled"> {
  const { clock, log } = context;
  const now = clock();
  const source = await claimSource(db, { name, now, until: new Date(now.getTime() + claimMs) });
  if (source === null) return "not-crawled";
  const adapter = context.adapterNamed(source.adapter);
  if (!adapter) {
    await fail(db, source, context, `There is no adapter for ${source.adapter}.`);
    log.warn({ source: name, adapter: source.adapter }, "a source has no adapter");
    return "not-crawled";
  }
  try {
    const { isRepeated, words, ...report } = await crawlSource(db, { source, adapter }, context);
    const isUnreachable = report.outcome === "offline";
    const level = isRepeated || isUnreachable ? "debug" : "info";
    // Zero counts would only hide the others.
    const telling = Object.entries(report).filter(([key, value]) => value !== 0 && key !== "reasons");
    log[level]({ source: name, ...Object.fromEntries(telling) }, `source: ${words}`);
    return isUnreachable && !isRepeated ? "newly-unreachable" : "read";
  } catch (error) {
    log.error({ err: error, source: name }, "a crawl failed");
    await fail(db, source, context, "The crawl failed on our side.");
    return "not-crawled";
  }
}

async function fail(
  db: Database,
  source: SourceRecord,
  context: CollectContext,
  words: string,
): Promise<void> {
  const failures = source.failures + 1;
  const now = context.clock();
  const schedule = { minInterval: source.min_interval, now, random: context.random };
  const next_read_at = nextCrawl({ kind: "refused", failures, retryAt: null }, schedule);
  await recordCrawl(db, source.name, {
    last_outcome: words,
    last_result: "failed",
    failing_since: source.failing_since ?? now,
    failures,
    next_read_at,
  });
}

function hostOf(source: SourceRecord, { adapterNamed }: CollectContext): string {
  const address = { board: source.board, companyName: source.company_name };
  const url = adapterNamed(source.adapter)?.pageUrl(address, 0) ?? null;
  return url !== null && URL.canParse(url) ? new URL(url).host : "";
}
