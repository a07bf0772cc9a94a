import { claimSource } from "../../jobs/freshness/source-crawls.server.ts";
import { makeSourceDue } from "../../jobs/freshness/switch-source.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { adapterNamed } from "../adapters.ts";
import { claimMs } from "../collect/collect-due-sources.server.ts";
import { crawlSource, type CrawlContext, type CrawlReport } from "../collect/crawl-source.server.ts";

export type CrawlNow = { ok: true; report: CrawlReport } | { ok: false; problem: string };

/** Crawls an enabled source immediately in this process, regardless of its schedule. */
export async function crawlSourceNow(db: Database, name: string, context: CrawlContext): Promise<CrawlNow> {
  const now = context.clock();
  await makeSourceDue(db, name, now);
  const source = await claimSource(db, { name, now, until: new Date(now.getTime() + claimMs) });
  if (source === null)
    return { ok: false, problem: `${name} is switched off, or the site is crawling it now.` };
  const adapter = adapterNamed(source.adapter);
  if (adapter === undefined) return { ok: false, problem: `There is no adapter for ${source.adapter}.` };
  return { ok: true, report: await crawlSource(db, { source, adapter }, context) };
}
