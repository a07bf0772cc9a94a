import { sql } from "kysely";
import type { Gazetteer } from "../../places/gazetteer.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { notClosed } from "../not-closed.server.ts";
import { candidateCondition, scopeOf } from "../search/match/candidates.server.ts";
import { countUpTo } from "../search/match/count-matches.server.ts";
import { listedForm } from "../search/match/find-jobs.server.ts";
import { emptySearch } from "../search/query/search-query.ts";
import { understandSearch } from "../search/query/understand-search.server.ts";
import { minOpenings, type LandingFigures } from "./landing.ts";
import { landingFigures, type LandingOpening } from "./landing-figures.ts";

/** Maximum number of openings, the newest, from which the figures are computed. */
const maxRead = 3_000;

/**
 * Counts the open adverts among those that a search for an occupation in a place lists. Null when there are too few for
 * a page.
 */
export async function countOpenings(
  db: Database,
  { keywords, location }: { keywords: string; location: string },
  tools: { now: Date; gazetteer: Gazetteer },
): Promise<{ openings: number; figures: LandingFigures } | null> {
  const understood = await understandSearch(db, { ...emptySearch, keywords, location }, tools);
  const search = await listedForm({ countUpTo: (forms) => countUpTo(db, forms) }, understood);
  const condition = sql`${candidateCondition(scopeOf(search, search.filters.all))} and not j.is_sample
    and ${notClosed(tools.now, "j.closes_at")}`;
  const counted = await sql<{ openings: number }>`
    select count(*)::int as openings from jobs j where ${condition}`.execute(db);
  const openings = counted.rows[0]?.openings ?? 0;
  if (openings < minOpenings) return null;
  const { rows } = await sql<LandingOpening>`
    select j.id, j.company, j.pay, j.level, j.work_mode as "workMode", j.types, j.first_seen_at as "firstSeenAt",
      lead.facts ->> 'degree' as degree, (lead.facts ->> 'visa')::bool as visa, lead.facts ->> 'shift' as shift
    from jobs j left join postings lead on lead.id = j.lead_posting_id
    where ${condition} order by j.fresh_at desc, j.id desc limit ${sql.lit(maxRead)}`.execute(db);
  return { openings, figures: landingFigures(rows, tools.now) };
}
