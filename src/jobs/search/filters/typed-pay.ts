import type { RawBuilder } from "kysely";
import type { Pay, PayPeriod } from "../../posting.ts";
import { countriesWithCurrency, majorCurrencies } from "../../../text/currencies.ts";
import { periodsPerYear } from "../../extraction/pay-period.ts";
import { usdRate } from "../../../text/currency-rates.ts";
import type { Condition, Sql } from "./filter.ts";

/** Pay that was typed among the words of a search. */
export type TypedPay = {
  /** The least; 0 if only the most was typed. */
  amount: number;
  /** The most that the lower end of the pay may be; null for any. */
  max: number | null;
  /** ISO 4217. */
  currency: string;
  /**
   * True if the currency was typed, or is that of the place: only pay in this currency matches. False for an amount without a
   * currency: it is compared with pay in any currency of similar worth.
   */
  isCurrencySure: boolean;
  period: PayPeriod;
};

/** Rates are for work by the hour or day. They differ too much from salaries to be compared. */
export const isRatePeriod = (period: PayPeriod) => period === "hour" || period === "day";

const currencyTerm = (code: string) => `u=${code}`;
const rateTerm = (period: PayPeriod) => `v=${isRatePeriod(period) ? "rate" : "salary"}`;
/** Amounts are rounded when they are converted. */
const roundingTolerance = 0.995;

/** Index terms by which typed pay finds a job. */
export function typedPayTerms(pay: Pay | null): string[] {
  return [
    ...(pay ? [currencyTerm(pay.currency ?? "?")] : []),
    ...(pay?.period ? [rateTerm(pay.period)] : []),
  ];
}

/** The jobs that state no pay in the countries of its currency, or enough of it in a currency that they do not state. */
export function unstatedPayCondition(
  pay: TypedPay,
): Pick<Condition, "check"> & { countries: string[]; unknown: string } {
  return {
    countries: pay.isCurrencySure ? countriesWithCurrency(pay.currency) : [],
    unknown: currencyTerm("?"),
    check: (sql) =>
      sql`(j.pay is null or coalesce((j.pay->>'max')::float8, (j.pay->>'min')::float8) >= ${pay.amount}::float8)`,
  };
}

/** Returns US dollars a year. */
export function yearlyUsd({
  amount,
  currency,
  period,
}: Pick<TypedPay, "amount" | "currency" | "period">): number {
  return amount * (usdRate(currency) ?? 0) * periodsPerYear[period];
}

/** Converts a yearly amount in US dollars to the currency of the job, if that is of similar worth, as major ones are. */
const inSimilarCurrency = (sql: Sql, yearly: RawBuilder<unknown>) =>
  sql`${yearly} / case j.pay->>'currency' ${sql.join(
    [...majorCurrencies].map((code) => sql`when ${sql.lit(code)} then ${sql.lit(usdRate(code))}`),
    sql` `,
  )} else 1 end`;

/**
 * The jobs whose pay reaches the typed amount, as a rate or as a salary alike. The currency is the typed one, or else that of
 * the job: "80k" matches £80,000 and not £70,000.
 */
export function typedPayCondition(pay: TypedPay): Pick<Condition, "check"> & { terms: readonly string[] } {
  const min = yearlyUsd(pay) * roundingTolerance;
  const max = pay.max === null ? null : yearlyUsd({ ...pay, amount: pay.max }) / roundingTolerance;
  return {
    terms: [...(pay.isCurrencySure ? [currencyTerm(pay.currency)] : []), rateTerm(pay.period)],
    check: (sql) => {
      const compared = (yearly: RawBuilder<unknown>) =>
        pay.isCurrencySure ? yearly : inSimilarCurrency(sql, yearly);
      const upper = compared(
        sql`coalesce((j.pay->>'yearlyUsdMax')::float8, (j.pay->>'yearlyUsdMin')::float8)`,
      );
      const lower = compared(
        sql`coalesce((j.pay->>'yearlyUsdMin')::float8, (j.pay->>'yearlyUsdMax')::float8)`,
      );
      return max === null
        ? sql`${upper} >= ${min}::float8`
        : sql`${upper} >= ${min}::float8 and ${lower} <= ${max}::float8`;
    },
  };
}
