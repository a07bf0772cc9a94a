import type { Pay } from "../../posting.ts";
import type { AddressParameters } from "./address-parameters.ts";
import { countsOf, type Count, type Facet } from "./counts.ts";
import { choicesField, type Field, valuesOf } from "./field.ts";
import { defineFilter, type MinimumPay } from "./filter.ts";
import {
  formatThousands,
  dollarScale,
  currencyParameter,
  toDollars,
  otherCurrencies,
  scaleOf,
} from "./pay-scale.ts";

export type PayChoice = "stated" | "not-stated";

const labels: Record<PayChoice, string> = { stated: "Pay stated", "not-stated": "Pay not stated" };
export const payChoices: readonly PayChoice[] = valuesOf(labels);

export type PayFacet = {
  choices: Facet<PayChoice>[];
  /** Jobs that a minimum leaves out because they state no pay, or none that a year's pay can be computed from. */
  withoutYearly: Count;
  /** Jobs by yearly pay, in steps of 5,000 US dollars. The last bar holds everything above. */
  histogram: number[];
};

/** Bars of the salary histogram, one for each 5,000 US dollars from 0. The last holds everything above. */
const bars = dollarScale.max / dollarScale.step;

/** The currency of the minimum; null for US dollars. */
const currency: Field<"currency", string | null> = {
  name: "currency",
  parameter: "currency",
  none: null,
  read: readCurrencyChoice,
  write: (query) => (query.currency === null ? [] : [query.currency]),
  chips: () => [],
};

function readCurrencyChoice(parameters: AddressParameters): string | null {
  const value = parameters.single("currency");
  if (value === null || currencyParameter(value) === null) return null;
  if (otherCurrencies.includes(value)) return value;
  parameters.ignore("currency", value, "it is a currency that we have no rate for");
  return null;
}

/** Minimum in thousands of the currency a year. 0 means no minimum. */
const salary: Field<"salary", number> = {
  name: "salary",
  parameter: "salary",
  none: 0,
  read(parameters) {
    const value = parameters.single("salary");
    if (value === null) return 0;
    const { max, step } = scaleOf(parameters.all("currency")[0] ?? null);
    const thousands = /^\d{1,8}$/.test(value) ? Number(value) : Number.NaN;
    if (thousands <= max && thousands % step === 0) return thousands;
    parameters.ignore("salary", value, `it is a number of thousands from 0 to ${max}, in steps of ${step}`);
    return 0;
  },
  write: (query) => (query.salary === 0 ? [] : [query.salary]),
  chips: (query: { salary: number; currency?: string | null }) =>
    query.salary === 0
      ? []
      : [{ label: `${formatThousands(scaleOf(query.currency ?? null), query.salary)} and up`, without: 0 }],
};

/**
 * Filters by stated pay. If empty: all jobs without a minimum, else only jobs whose pay reaches it. "Not stated" next to a
 * minimum also keeps jobs whose pay has no yearly value.
 */
const statedPay = choicesField({ name: "pay", parameter: "pay", labels });

export const statedPayTerm = (isStated: boolean): string => `x=${isStated ? 1 : 0}`;
/** Pay is stated, but has no yearly value: its currency or period is unknown. */
const notComparable = "y=0";
const atLeast = (thousands: number): string => `y=${thousands}`;
/** Pay thresholds that have a term. Values in between are checked on the row. */
const [step, highestStep] = [25, 200];

/** The largest threshold with a term that is not above `thousands`; null when there is none. */
export function payStepBelow(thousands: number): number | null {
  const threshold = Math.min(Math.floor(thousands / step) * step, highestStep);
  return threshold > 0 ? threshold : null;
}

const byOurTable: MinimumPay = (scale, thousands) => {
  const lowest = toDollars(scale, thousands);
  return { lowest, reaches: (sql) => sql`j.pay_k >= ${lowest}::int` };
};

/** The minimum pay, and whether pay must be stated. */
export const payFilter = defineFilter({
  key: "pay",
  label: "Pay",
  column: "pay",
  fields: [salary, currency, statedPay],
  terms({ pay }: { pay: Pay | null }) {
    const yearly = pay?.yearlyUsdMax ?? pay?.yearlyUsdMin ?? null;
    const highest = yearly ?? 0;
    const terms = [statedPayTerm(pay !== null)];
    if (pay !== null && yearly === null) terms.push(notComparable);
    for (let at = step; at <= highestStep && at * 1000 <= highest; at += step) terms.push(atLeast(at));
    return terms;
  },
  condition({ salary: asked, currency: code, pay: choices }, _now, minimumPay: MinimumPay = byOurTable) {
    const isStated = choices.includes("stated");
    if (asked === 0) {
      // Both choices together exclude nothing.
      if (choices.length !== 1) return null;
      return {
        terms: [statedPayTerm(isStated)],
        check: (sql) => (isStated ? sql`j.pay is not null` : sql`j.pay is null`),
        isApproximate: false,
      };
    }
    const { lowest, reaches } = minimumPay(scaleOf(code), asked);
    const threshold = payStepBelow(lowest);
    const enough = threshold === null ? statedPayTerm(true) : atLeast(threshold);
    const allowsNone = choices.includes("not-stated");
    return {
      terms: allowsNone ? [enough, statedPayTerm(false), notComparable] : [enough],
      check: (sql) => (allowsNone ? sql`(${reaches(sql)} or j.pay_k is null)` : reaches(sql)),
      isApproximate: true,
    };
  },
  facts: [
    {
      name: "bar",
      // 0 without yearly pay, else one more than the place of the bar.
      max: bars,
      // `least` ignores null and would put jobs without pay into the last bar.
      value: (sql) =>
        sql`case when j.pay_k is null then 0 else least(j.pay_k / 5, ${sql.lit(bars - 1)}) + 1 end`,
    },
    { name: "stated", max: 1, value: (sql) => sql`(j.pay is not null)::int` },
  ],
  count(counts): PayFacet {
    const [inBar, withPay] = [countsOf(counts, "bar"), countsOf(counts, "stated")];
    return {
      choices: payChoices.map((value) => ({
        value,
        label: labels[value],
        count: withPay(value === "stated" ? 1 : 0),
      })),
      withoutYearly: inBar(0),
      histogram: Array.from({ length: bars }, (_, bar) => inBar(bar + 1).value),
    };
  },
});
