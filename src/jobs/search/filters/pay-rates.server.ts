import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { ratesDate } from "../../../text/currency-rates.constants.ts";
import { usdRate } from "../../../text/currency-rates.ts";
import type { MinimumPay } from "./filter.ts";
import { toDollars, type PayScale } from "./pay-scale.ts";

/** US dollars for one unit of a currency at present. Others keep the rate of our own table. */
export type PayRates = ReadonlyMap<string, number>;

/** Rates of one day, as US dollars for one unit. */
export type DailyRates = {
  /** "2026-11-27" */
  day: string;
  usd: PayRates;
};

/** Reads the latest rates. Empty until there are any: then all currencies keep the rates of our own table. */
export async function readPayRates(db: Database): Promise<PayRates> {
  const rows = await db.selectFrom("currency_rates").select(["currency", "usd"]).execute();
  return new Map(rows.map(({ currency, usd }) => [currency, usd]));
}

/** Replaces the rates, unless those that are stored are as new. Returns whether they were replaced. */
export async function storePayRates(db: Database, { day, usd }: DailyRates): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await sql`lock table currency_rates in exclusive mode`.execute(transaction);
    const newest = await dayOfRates(transaction);
    if (newest !== null && newest >= day) return false;
    const rows = [...usd].map(([currency, rate]) => ({ currency, usd: rate, day }));
    await transaction.deleteFrom("currency_rates").execute();
    await transaction.insertInto("currency_rates").values(rows).execute();
    // Counts that were made with the earlier rates are outdated.
    await sql`update index_changes set changes = changes + 1`.execute(transaction);
    return true;
  });
}

async function dayOfRates(db: Database): Promise<string | null> {
  const { newest } = await db
    .selectFrom("currency_rates")
    .select(({ fn }) => fn.max("day").as("newest"))
    .executeTakeFirstOrThrow();
  return newest;
}

/**
 * Returns a minimum in the dollars of stored pay, for jobs of some currencies and of all others. Stored pay is in dollars by
 * the rates of our own table, which do not change: the minimum is converted instead. So pay in the currency of the minimum
 * is compared without any rate.
 */
export function minimumsInDollars(scale: PayScale, thousands: number, rates: PayRates) {
  const dollars = thousands * (rates.get(scale.currency) ?? scale.rate);
  const stored = (rate: number) => toDollars({ ...scale, rate }, dollars);
  return {
    byCurrency: [...rates].map(([code, rate]) => ({ code, least: stored((usdRate(code) ?? rate) / rate) })),
    others: stored(1),
  };
}

/** Converts minimums by the rates of a day. */
export function minimumPayAt(rates: PayRates): MinimumPay {
  return (scale, thousands) => {
    const { byCurrency, others } = minimumsInDollars(scale, thousands, rates);
    const all = [others, ...byCurrency.map(({ least }) => least)];
    const [lowest, highest] = [Math.min(...all), Math.max(...all)];
    const cases = byCurrency.map(({ code, least }) => sql`when ${code}::text then ${least}::int`);
    // The currency is read only if it decides. It may be unknown: then the lowest minimum counts.
    const decided = sql`j.pay_k >= case coalesce(j.pay->>'currency', '')
      when '' then ${lowest}::int ${sql.join(cases, sql` `)} else ${others}::int end`;
    const reaches =
      lowest === highest
        ? sql`j.pay_k >= ${lowest}::int`
        : sql`(j.pay_k >= ${lowest}::int and (j.pay_k >= ${highest}::int or ${decided}))`;
    return { lowest, reaches: () => reaches };
  };
}

const longDay = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/**
 * Says of when the rates are that pay is compared by.
 *
 * @example "27 November 2026 (rarer ones June 2025)"
 */
export async function describeRatesDate(db: Database): Promise<string> {
  const day = await dayOfRates(db);
  return day === null ? ratesDate : `${longDay.format(new Date(day))} (rarer ones ${ratesDate})`;
}
