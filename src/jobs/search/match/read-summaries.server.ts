import { sql } from "kysely";
import { companyPath } from "../../company-path.ts";
import type { Database } from "../../../platform/database/tables.ts";
import type { Place } from "../../../places/place.ts";
import { foldText } from "../../../text/fold-text.ts";
import { jobPath } from "../../job-path.ts";
import type { JobSummary } from "../../job-summary.ts";
import { rowLocation, type SearchedPlaces } from "./row-location.ts";
import { excerptAround } from "./excerpt.ts";
import { importedFiles, sourceLabel } from "../../source-label.ts";

/** Characters of a description that are read: `wholeText` to find an excerpt around words, `beginning` otherwise. */
const [wholeText, beginning] = [20_000, 1_000];

const nowhere: SearchedPlaces = { cityIds: new Set(), places: [] };

/**
 * Reads jobs as rows of a list, in the order of `ids`. Unknown ids are omitted.
 *
 * @param asked folded words that the excerpt should show if the title does not contain them, and the places of the search.
 */
export async function readSummaries(
  db: Database,
  ids: readonly number[],
  { words = [], where = nowhere }: { words?: readonly string[]; where?: SearchedPlaces } = {},
): Promise<JobSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("jobs")
    .leftJoin("postings as lead", "lead.id", "jobs.lead_posting_id")
    .leftJoin("sources", "sources.name", "lead.source")
    .select([
      "jobs.id",
      "jobs.title",
      "jobs.company",
      "jobs.location_text",
      "jobs.work_mode",
      "jobs.types",
      "jobs.level",
    ])
    .select([
      "jobs.pay",
      "jobs.first_seen_at",
      "jobs.posted_at",
      "jobs.closes_at",
      "jobs.is_sample",
      "jobs.adapters",
      "sources.label",
      "sources.adapter",
    ])
    .select(
      sql<string | null>`left(lead.description_text, ${words.length > 0 ? wholeText : beginning}::int)`.as(
        "text",
      ),
    )
    .select(
      sql<Place[] | null>`case when ${where.places.length > 0}::bool then lead.facts -> 'places' end`.as(
        "places",
      ),
    )
    .select((select) =>
      select
        .selectFrom("postings")
        .whereRef("postings.job_id", "=", "jobs.id")
        .where("postings.gone_at", "is", null)
        .select(sql<number>`count(distinct postings.source)::int`.as("sources"))
        .as("sources"),
    )
    .where("jobs.id", "in", [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const shown = foldText(`${row.title} ${row.company}`);
    const missing = words.filter((word) => !shown.includes(word));
    return {
      id: String(row.id),
      path: jobPath(row.id, row.title),
      title: row.title,
      company: row.company,
      companyPath: companyPath(row.company),
      location: rowLocation(row.location_text, row.places ?? [], where),
      workMode: row.work_mode,
      types: row.types,
      level: row.level,
      pay: row.pay,
      excerpt: excerptAround(row.text ?? "", missing),
      firstSeenAt: row.first_seen_at,
      postedAt: row.posted_at,
      closesAt: row.closes_at,
      sourceLabel: sourceLabel({ adapter: row.adapter ?? "", label: row.label ?? "" }),
      otherSources: Math.max((row.sources ?? 1) - 1, 0),
      isOnlyInFiles: row.adapters.every((adapter) => adapter === importedFiles),
      isSample: row.is_sample,
    };
  });
}
