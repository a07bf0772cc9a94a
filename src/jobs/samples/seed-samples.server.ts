import type { Gazetteer } from "../../places/gazetteer.ts";
import type { Database } from "../../platform/database/tables.ts";
import { nothingStated, type RecordResult, type RawPosting } from "../posting.ts";
import { ensureSource } from "../source-record.server.ts";
import { storePostings } from "../store-postings.server.ts";
import { samplesAdapter } from "../source-label.ts";
import samples from "../../../data/jobs/sample-jobs.json" with { type: "json" };

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

const day = 86_400_000;

/** Returns the five sample jobs as a source would publish them, dated before `now`. */
function sampleJobs(now: Date): RawPosting[] {
  return samples.map((sample) => ({
    ...nothingStated,
    externalId: sample.externalId,
    title: sample.title,
    company: sample.company,
    locations: [sample.location],
    remote: sample.workMode === "Remote" ? true : null,
    workMode: sample.workMode,
    employmentTypes: [sample.type],
    descriptionHtml: describe(sample),
    payText: sample.payText,
    postedAt: new Date(now.getTime() - sample.daysAgo * day).toISOString(),
    tags: sample.tags,
  }));
}

function describe({ about, tasks, asks }: (typeof samples)[number]): string {
  const list = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
  return [
    `<p>${escaped(about)}</p>`,
    `<h3>What you would do</h3>${list(tasks)}`,
    `<h3>What it would take</h3>${list(asks)}`,
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
