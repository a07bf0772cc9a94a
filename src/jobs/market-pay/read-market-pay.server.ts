import { sql, type RawBuilder } from "kysely";
import type { Gazetteer } from "../../places/gazetteer.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { ExperienceLevel, Pay } from "../posting.ts";
import { candidateCondition, scopeOf } from "../search/match/candidates.server.ts";
import { emptySearch } from "../search/query/search-query.ts";
import { understandSearch } from "../search/query/understand-search.server.ts";
import { payDistribution, type PayDistribution } from "./pay-distribution.ts";
import { yearlyMidpoint } from "./yearly-midpoint.ts";

/** Most jobs that are read. More would not change the figures much. */
const maxJobs = 20_000;

export type MarketQuery = { occupation: string; place: string; levels: ExperienceLevel[]; currency: string };

export type MarketPay = {
  /** The occupation that the words name; null when they name none that is known. */
  occupation: string | null;
  /** The place as understood; empty for everywhere. */
  place: string;
  /** Jobs for this work here, with or without pay. */
  jobs: number;
  /** Sample jobs for this work here, counted only when there are no others. */
  samples: number;
  /** Yearly pay in the currency, one amount for each job that states it. */
  pays: readonly number[];
  /** The days on which these jobs were published, if they are known: "2026-09-12". */
  published: readonly string[];
  /** Null when too few jobs state their pay in the currency. */
  distribution: PayDistribution | null;
  /** Other currencies in which jobs state their pay, most frequent first. */
  others: readonly { currency: string; jobs: number }[];
};

/**
 * Reads what open jobs pay for an occupation in a place. A job counts once, however many sources list it. Sample jobs
 * do not count. A range counts as its middle; pay for other periods is converted with 40 hours a week and 52 weeks.
 */
export async function readMarketPay(
  db: Database,
  { occupation, place, levels, currency }: MarketQuery,
  { now, gazetteer }: { now: Date; gazetteer: Gazetteer },
): Promise<MarketPay> {
  const query = { ...emptySearch, keywords: occupation, location: place, levels };
  const search = await understandSearch(db, query, { now, gazetteer });
  const condition = candidateCondition(scopeOf(search, search.filters.all));
  const { rows } = await sql<{ pay: Pay | null; day: string | null }>`
    select j.pay, to_char(j.posted_at, 'YYYY-MM-DD') as day from jobs j where ${condition} and not j.is_sample limit ${sql.lit(maxJobs)}`.execute(
    db,
  );
  const samples = rows.length === 0 ? await countSamples(db, condition) : 0;
  const byCurrency = new Map<string, number[]>();
  const published: string[] = [];
  for (const { pay, day } of rows) {
    const yearly = pay && yearlyMidpoint(pay);
    if (!pay?.currency || !yearly) continue;
    const list = byCurrency.get(pay.currency) ?? [];
    list.push(yearly);
    if (day !== null && pay.currency === currency) published.push(day);
    byCurrency.set(pay.currency, list);
  }
  const pays = byCurrency.get(currency) ?? [];
  return {
    occupation: search.terms.find((term) => term.occupationLabel)?.occupationLabel ?? null,
    place: search.location.labels.join("; "),
    jobs: rows.length,
    samples,
    pays,
    published,
    distribution: payDistribution(pays),
    others: [...byCurrency]
      .filter(([code]) => code !== currency)
      .map(([code, list]) => ({ currency: code, jobs: list.length }))
      .sort((a, b) => b.jobs - a.jobs),
  };
}

async function countSamples(db: Database, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs j where ${condition} and j.is_sample`.execute(db);
  return rows[0]?.count ?? 0;
}
