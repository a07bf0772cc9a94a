import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { ratesDate } from "../../../text/currency-rates.constants.ts";
import type { PayRates } from "./pay-scale.ts";

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
