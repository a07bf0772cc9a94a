import type { Pay } from "../../posting.ts";
import { countsOf, type Facet } from "./counts.ts";
import { choicesField, type Field, valuesOf } from "./field.ts";
import { defineFilter } from "./filter.ts";

export type PayChoice = "stated" | "not-stated";

const labels: Record<PayChoice, string> = { stated: "Pay stated", "not-stated": "Pay not stated" };
export const payChoices: readonly PayChoice[] = valuesOf(labels);

/** The slider: thousand dollars a year. */
export const salaryRange = { most: 200, step: 5 };
/** Bars of the salary histogram, one for each step from 0. The last holds everything above. */
const bars = salaryRange.most / salaryRange.step;

/** Minimum in thousand dollars a year. 0 means no minimum. */
const salary: Field<"salary", number> = {
  name: "salary",
  parameter: "salary",
  none: 0,
  read(parameters) {
    const value = parameters.single("salary");
    if (value === null) return 0;
    const thousands = /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN;
    if (thousands <= salaryRange.most && thousands % salaryRange.step === 0) return thousands;
    parameters.ignore("salary", value, "it is a number of thousands from 0 to 200, in steps of 5");
    return 0;
  },
  write: (query) => (query.salary === 0 ? [] : [query.salary]),
  chips: (query) => (query.salary === 0 ? [] : [{ label: `$${query.salary}K and up`, without: 0 }]),
};

/** Filters by stated pay. If empty: all jobs without a minimum, else only jobs whose pay reaches it. */
const statedPay = choicesField({ name: "pay", parameter: "pay", labels });

export const statedPayTerm = (isStated: boolean): string => `x=${isStated ? 1 : 0}`;
const atLeast = (thousands: number): string => `y=${thousands}`;
/** Pay thresholds that have a term. Values in between are checked on the row. */
const [step, highestStep] = [25, 200];

/** The largest threshold with a term that is not above `thousands`; null when there is none. */
export function payStepBelow(thousands: number): number | null {
  const threshold = Math.min(Math.floor(thousands / step) * step, highestStep);
  return threshold > 0 ? threshold : null;
}

/** The minimum pay, and whether pay must be stated. */
export const payFilter = defineFilter({
  key: "pay",
  label: "Pay",
  column: "pay",
  fields: [salary, statedPay],
  terms({ pay }: { pay: Pay | null }) {
    const highest = pay?.yearlyUsdMax ?? pay?.yearlyUsdMin ?? 0;
    const terms = [statedPayTerm(pay !== null)];
    for (let at = step; at <= highestStep && at * 1000 <= highest; at += step) terms.push(atLeast(at));
    return terms;
  },
  condition({ salary: minimum, pay: choices }) {
    const isStated = choices.includes("stated");
    if (minimum === 0) {
      // Both choices together exclude nothing.
      if (choices.length !== 1) return null;
      return {
        terms: [statedPayTerm(isStated)],
        check: (sql) => (isStated ? sql`j.pay is not null` : sql`j.pay is null`),
        isApproximate: false,
      };
    }
    const threshold = payStepBelow(minimum);
    const enough = threshold === null ? statedPayTerm(true) : atLeast(threshold);
    const allowsNone = choices.includes("not-stated");
    return {
      terms: allowsNone ? [enough, statedPayTerm(false)] : [enough],
      check: (sql) =>
        allowsNone ? sql`(j.pay_k >= ${minimum}::int or j.pay is null)` : sql`j.pay_k >= ${minimum}::int`,
      isApproximate: true,
    };
  },
  facts: [
    {
      name: "bar",
      // 0 without yearly pay, else one more than the place of the bar.
      most: bars,
      // `least` ignores null and would put jobs without pay into the last bar.
      value: (sql) =>
        sql`case when j.pay_k is null then 0 else least(j.pay_k / 5, ${sql.lit(bars - 1)}) + 1 end`,
    },
    { name: "stated", most: 1, value: (sql) => sql`(j.pay is not null)::int` },
  ],
  count(counts): { choices: Facet<PayChoice>[]; histogram: number[] } {
    const [inBar, withPay] = [countsOf(counts, "bar"), countsOf(counts, "stated")];
    return {
      choices: payChoices.map((value) => ({
        value,
        label: labels[value],
        count: withPay(value === "stated" ? 1 : 0),
      })),
      histogram: Array.from({ length: bars }, (_, bar) => inBar(bar + 1).value),
    };
  },
});
