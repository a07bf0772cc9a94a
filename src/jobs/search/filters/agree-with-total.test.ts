import { expect, test } from "vitest";
import { agreeWithTotal } from "./agree-with-total.ts";
import { facetsOf, filters, noFilters, type FilterKey } from "./filters.ts";
import type { ScaledCounts } from "./counts.ts";

const seen: ScaledCounts = {
  raw: {
    count: 10,
    near: 40,
    facts: { types: [0, 9, 3, 0, 0, 0], stated: [6, 4] },
    adapters: new Map([["lever", 7]]),
  },
  scale: 43,
};
const facets = facetsOf(
  Object.fromEntries(filters.map(({ key }) => [key, seen])) as Record<FilterKey, ScaledCounts>,
  new Map(),
);
const total = { value: 429, exact: false };

test("the only chosen value of each filter has the total as its count", () => {
  const query = { ...noFilters, types: ["full-time" as const], sources: ["lever"], pay: ["stated" as const] };
  const agreed = agreeWithTotal(facets, query, total);
  expect(agreed.types[0]).toMatchObject({ value: "full-time", count: total });
  expect(agreed.types[1]?.count).toEqual(facets.types[1]?.count);
  expect(agreed.sources[0]?.count).toEqual(total);
  expect(agreed.pay.choices[0]?.count).toEqual(total);
});

test("of two chosen values, neither has the total", () => {
  const query = { ...noFilters, types: ["full-time" as const, "part-time" as const] };
  expect(agreeWithTotal(facets, query, total)).toEqual(facets);
});

test("a minimum pay is another choice of the filter, so the total is not that of stated pay", () => {
  const query = { ...noFilters, salary: 60, pay: ["stated" as const] };
  expect(agreeWithTotal(facets, query, total)).toEqual(facets);
});
