import { expect, test } from "vitest";
import type { FacetCounts } from "./counts.ts";
import { facetsOf } from "./facets.ts";
import { noFilters, type SearchFilters } from "./filters.ts";

const counts: FacetCounts = {
  count: 10,
  facts: { types: [0, 9, 3, 0, 0, 0], stated: [6, 4], bar: [8, 2] },
  adapters: new Map([["lever", 7]]),
  isExact: false,
};
const total = { value: 429, exact: false };
const of = (query: SearchFilters) => facetsOf(counts, new Map(), query, total);
const facets = of(noFilters);

test("the only chosen value of each filter has the total as its count", () => {
  const query = { ...noFilters, types: ["full-time" as const], sources: ["lever"], pay: ["stated" as const] };
  const agreed = of(query);
  expect(agreed.types[0]).toMatchObject({ value: "full-time", count: total });
  expect(agreed.types[1]?.count).toEqual(facets.types[1]?.count);
  expect(agreed.sources[0]?.count).toEqual(total);
  expect(agreed.pay.choices[0]?.count).toEqual(total);
});

test("of two chosen values, neither has the total", () => {
  const query = { ...noFilters, types: ["full-time" as const, "part-time" as const] };
  expect(of(query)).toEqual(facets);
});

test("next to a minimum pay, each job counts in one choice: it reaches the minimum, or has no yearly value", () => {
  const shown = (pay: SearchFilters["pay"]) =>
    of({ ...noFilters, salary: 60, pay }).pay.choices.map(({ count }) => count.value);
  const without = facets.pay.withoutYearly.value;
  expect(shown([])).toEqual([total.value, without]);
  expect(shown(["stated"])).toEqual([total.value, without]);
  expect(shown(["not-stated"])).toEqual([total.value - without, without]);
});
