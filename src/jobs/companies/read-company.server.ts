import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { hasClosed } from "../closing-date.ts";
import { postedAgain } from "../freshness/opening-history.ts";
import { jobPath } from "../job-path.ts";
import { isWideRange } from "../extraction/wide-range.ts";
import type { Pay } from "../posting.ts";
import { readSummaries } from "../search/match/read-summaries.server.ts";
import { sourceLabel } from "../source-label.ts";
import type { Company, CompanySort, CompanySource, RepostedOpening } from "./company.ts";
import { openingsPerPage } from "./company.ts";
import { companyFigures, companyPlaces, mostFrequent } from "./company-figures.ts";

/** The newest openings of a company that are read. No employer in our sources has more. */
const maxOpenings = 5_000;
/** Reposted openings and places that are shown. */
const maxListed = 8;

/**
 * Reads one page of a company's openings with its figures, closed ones last. Null when no advert ever named the company.
 *
 * @param page from 1; a page beyond the last gives the last
 */
export async function readCompany(
  db: Database,
  slug: string,
  { sort, page, now }: { sort: CompanySort; page: number; now: Date },
): Promise<Company | null> {
  const past = await db
    .selectFrom("jobs")
    .select((select) => [
      select.fn.min("first_seen_at").as("firstSeenAt"),
      select.fn.countAll<number>().as("everSeen"),
      select.fn.max("company").as("name"),
    ])
    .where("company_slug", "=", slug)
    .executeTakeFirst();
  if (slug === "" || !past?.firstSeenAt) return null;

  const rows = await openingRows(db, slug);
  const [closed = [], open = []] = [true, false].map((is) =>
    rows.filter(({ closes_at }) => hasClosed({ closesAt: closes_at }, now) === is),
  );
  const openings = open.map(({ pay, work_mode, posted_at, first_seen_at, places }) => ({
    pay,
    workMode: work_mode,
    postedAt: posted_at,
    firstSeenAt: first_seen_at,
    places: places ?? [],
  }));
  const pages = Math.max(1, Math.ceil(rows.length / openingsPerPage));
  const shown = Math.min(page, pages);
  const sorted = [open, closed].flatMap((jobs) =>
    sort === "pay" ? jobs.toSorted((a, b) => payRank(b) - payRank(a)) : jobs,
  );
  const ids = sorted.slice((shown - 1) * openingsPerPage, shown * openingsPerPage).map(({ id }) => id);
  return {
    slug,
    name: mostFrequent(rows.map(({ company }) => company))[0]?.[0] ?? past.name ?? slug,
    openings: await readSummaries(db, ids),
    page: shown,
    pages,
    figures: companyFigures(
      openings,
      { firstSeenAt: past.firstSeenAt, everSeen: past.everSeen, closed: closed.length },
      now,
    ),
    places: companyPlaces(openings).slice(0, maxListed),
    sources: await readSources(db, slug),
    reposted: await readReposted(db, slug, now),
    isSample: rows.some((row) => row.is_sample),
  };
}

/** Openings whose pay cannot be compared come last. */
function payRank({ pay, pay_k: thousands }: { pay: Pay | null; pay_k: number | null }): number {
  return pay === null || isWideRange(pay) ? -1 : (thousands ?? -1);
}

/** Live openings, the newest first. */
async function openingRows(db: Database, slug: string) {
  return await db
    .selectFrom("jobs")
    .innerJoin("postings as lead", "lead.id", "jobs.lead_posting_id")
    .select(["jobs.id", "jobs.company", "jobs.pay", "jobs.pay_k", "jobs.work_mode", "jobs.first_seen_at"])
    .select(["jobs.is_sample", "jobs.closes_at", "jobs.posted_at"])
    .select(sql<string[] | null>`jsonb_path_query_array(lead.facts, '$.places[*].name')`.as("places"))
    .where("company_slug", "=", slug)
    .where("jobs.gone_at", "is", null)
    .orderBy("fresh_at", "desc")
    .orderBy("jobs.id", "desc")
    .limit(maxOpenings)
    .execute();
}

/** Counts the live openings of a company at each kind of source, the most first. */
async function readSources(db: Database, slug: string): Promise<CompanySource[]> {
  const rows = await db
    .selectFrom("jobs")
    .innerJoin("postings", "postings.job_id", "jobs.id")
    .innerJoin("sources", "sources.name", "postings.source")
    .where("jobs.company_slug", "=", slug)
    .where("jobs.gone_at", "is", null)
    .where("postings.gone_at", "is", null)
    .groupBy(["sources.adapter", "sources.label"])
    .select((select) => [
      "sources.adapter",
      "sources.label",
      select.fn.count<number>("jobs.id").distinct().as("openings"),
    ])
    .orderBy("openings", "desc")
    .orderBy("sources.label")
    .limit(maxListed)
    .execute();
  return rows.map(({ adapter, label, openings }) => ({ label: sourceLabel({ adapter, label }), openings }));
}

/** Reads which openings were posted again, also after they were gone for a while, the most often first. */
async function readReposted(db: Database, slug: string, now: Date): Promise<RepostedOpening[]> {
  const rows = await db
    .selectFrom("postings")
    .innerJoin("jobs", "jobs.id", "postings.job_id")
    .select(["jobs.id", "jobs.title", "jobs.opening_key", "jobs.gone_at", "jobs.closes_at"])
    .select((select) => select.fn.coalesce("postings.posted_at", "postings.first_seen_at").as("posted"))
    .where("jobs.company_slug", "=", slug)
    .orderBy("postings.id", "desc")
    .limit(2 * maxOpenings)
    .execute();
  return [...Map.groupBy(rows, (row) => row.opening_key).values()]
    .flatMap((postings) => {
      const open = postings.find(
        (posting) => posting.gone_at === null && !hasClosed({ closesAt: posting.closes_at }, now),
      );
      const postedAt = postedAgain(postings.map(({ posted }) => posted).filter((date) => date !== null));
      if (!open || postedAt.length < 2) return [];
      return { path: jobPath(open.id, open.title), title: open.title, postedAt };
    })
    .sort((a, b) => b.postedAt.length - a.postedAt.length)
    .slice(0, maxListed);
}
