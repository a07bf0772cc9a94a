import { expect, test } from "vitest";
import { noFilterFacts } from "./filters.ts";
import { indexTerms } from "./index-terms.ts";
import { payStepBelow } from "./pay.ts";

const facts = {
  ...noFilterFacts,
  type: "full-time",
  workMode: "hybrid",
  adapters: ["greenhouse", "lever"],
  sources: ["greenhouse:gauge"],
  places: [],
  remoteCountries: ["DE"],
  pay: null,
  freshAt: new Date("2026-11-20T12:00:00Z"),
} as const;

test("every known fact has a term and unknown facts have none", () => {
  expect(
    indexTerms({ ...facts, adapters: [...facts.adapters], places: [], remoteCountries: ["DE"] }),
  ).toEqual([
    "t=full-time",
    "r=hybrid",
    "x=0",
    "d=20777",
    "w=2968",
    "s=greenhouse",
    "s=lever",
    "e=years-unstated",
    "c=DE",
  ]);
});

test("a job has a pay term for every threshold up to its pay", () => {
  const pay = { min: 80, max: 90, currency: "USD", period: "year", predicted: false, raw: "" } as const;
  const terms = indexTerms({
    ...facts,
    adapters: [],
    sources: [],
    places: [],
    remoteCountries: [],
    pay: { ...pay, yearlyUsdMin: 60_000, yearlyUsdMax: 90_000 },
  });
  expect(terms.filter((term) => term.startsWith("y="))).toEqual(["y=25", "y=50", "y=75"]);
});

test("the threshold in the query is never above the requested minimum", () => {
  expect([0, 20, 25, 60, 100, 200].map(payStepBelow)).toEqual([null, null, 25, 50, 100, 200]);
});
