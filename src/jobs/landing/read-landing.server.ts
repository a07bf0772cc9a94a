import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { JobSummary } from "../job-summary.ts";
import { notClosed } from "../not-closed.server.ts";
import { readSummaries } from "../search/match/read-summaries.server.ts";
import { placeTerm } from "../search/filters/index-terms.ts";
import { occupationLexeme } from "../search/query/occupation-lexemes.ts";
import type { LandingLink } from "../job-detail.ts";
import type { LandingPage, ListedLanding } from "./landing.ts";

/** Reads a landing page with its latest jobs that are still open; null for an unknown address. */
export async function readLanding(
  db: Database,
  path: string,
  now: Date,
): Promise<{ page: LandingPage; latest: JobSummary[] } | null> {
  const row = await db
    .selectFrom("landing_pages")
    .select(["path", "title", "openings", "page", "counted_at"])
    .where("path", "=", path)
    .executeTakeFirst();
  if (!row) return null;
  const open = await db
    .selectFrom("jobs")
    .select("id")
    .where("id", "in", row.page.latest)
    .where("gone_at", "is", null)
    .where(notClosed(now))
    .execute();
  const isOpen = new Set(open.map(({ id }) => id));
  const { path: address, title, openings, page, counted_at } = row;
  return {
    page: { ...page, path: address, title, openings, countedAt: counted_at },
    latest: await readSummaries(
      db,
      page.latest.filter((id) => isOpen.has(id)),
    ),
  };
}

/** Lists the pages of one kind, those with the most openings first. */
export async function listLandings(
  db: Database,
  kind: "occupations" | "places",
  most: number,
): Promise<ListedLanding[]> {
  const name = kind === "places" ? sql<string>`page ->> 'place'` : sql<string>`page ->> 'occupation'`;
  return db
    .selectFrom("landing_pages")
    .select(["path", name.as("name"), "openings", sql<string>`page ->> 'location'`.as("location")])
    .where("openings", ">", 0)
    .where("occupation", kind === "places" ? "is" : "is not", null)
    .where("city", kind === "places" ? "is not" : "is", null)
    .orderBy("openings", "desc")
    .orderBy("path")
    .limit(most)
    .execute();
}

/** Lists the addresses of all pages with the time of their counts, for the sitemap. */
export async function listLandingAddresses(db: Database): Promise<{ path: string; lastModified: Date }[]> {
  return db
    .selectFrom("landing_pages")
    .select(["path", "counted_at as lastModified"])
    .where("openings", ">", 0)
    .orderBy("path")
    .execute();
}

/** Lists the pages that a job belongs to: its occupation in its place first, then its occupation everywhere. */
export async function landingsOfJob(db: Database, id: number): Promise<LandingLink[]> {
  const { rows } = await sql<LandingLink>`
    with terms as materialized (select array(select t.lexeme from unnest(j.head) t) as own from jobs j where j.id = ${id})
    select l.path, l.title as name, l.openings from landing_pages l, terms
    where l.openings > 0 and ${sql.lit(occupationLexeme(""))} || l.occupation = any(terms.own)
      and (l.city is null or ${sql.lit(placeTerm.city(""))} || l.city = any(terms.own))
    order by l.city is null, length(l.occupation) desc, l.openings desc limit 3`.execute(db);
  return rows;
}
