import { claimSource } from "../../jobs/freshness/source-readings.server.ts";
import { makeSourceDue } from "../../jobs/freshness/switch-source.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { adapterNamed } from "../adapters.ts";
import { claimMs } from "../collect/collect-due-sources.server.ts";
import { readSource, type ReadSourceContext, type SourceReport } from "../collect/read-source.server.ts";

export type ReadNow = { ok: true; report: SourceReport } | { ok: false; problem: string };

/** Crawls an enabled source immediately in this process, regardless of its schedule. */
export async function readSourceNow(
  db: Database,
  name: string,
  context: ReadSourceContext,
): Promise<ReadNow> {
  const now = context.clock();
  await makeSourceDue(db, name, now);
  const source = await claimSource(db, { name, now, until: new Date(now.getTime() + claimMs) });
  if (source === null)
    return { ok: false, problem: `${name} is switched off, or the site is reading it just now.` };
  const adapter = adapterNamed(source.adapter);
  if (adapter === undefined) return { ok: false, problem: `Nothing here reads ${source.adapter}.` };
  return { ok: true, report: await readSource(db, { source, adapter }, context) };
}
