import type { Gazetteer } from "../../places/gazetteer.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { RecordResult } from "../posting.ts";
import { ensureSource } from "../source-record.server.ts";
import { storePostings } from "../store-postings.server.ts";
import { samplesAdapter } from "../freshness/retire-samples.server.ts";
import { sampleJobs } from "./sample-jobs.ts";

/**
 * Adds the five sample jobs to an index that never had a job, so that a fresh install has something to show.
 *
 * @returns whether it added them
 */
export async function seedSamples(
  db: Database,
  { now, gazetteer }: { now: Date; gazetteer: Gazetteer },
): Promise<boolean> {
  const any = await db.selectFrom("jobs").select("id").limit(1).executeTakeFirst();
  if (any) return false;
  const source = await ensureSource(db, {
    name: samplesAdapter,
    adapter: samplesAdapter,
    label: "Sample",
    board: "",
    company_name: null,
    homepage: "",
    attribution_text: "Invented for this site",
    attribution_url: "/about",
    apply_policy: "employer",
    allows_json_ld: false,
    follow_links: false,
    min_interval: 0,
    enabled: false,
  });
  const records = sampleJobs(now).map((raw): RecordResult => ({ ok: true, raw }));
  try {
    const stored = await storePostings(db, { source, records }, { now, gazetteer });
    return stored.added > 0;
  } catch (error) {
    // Several processes may start at once on one empty database. The first one has added the samples.
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}
