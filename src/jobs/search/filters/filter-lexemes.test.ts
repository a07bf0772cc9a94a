import { expect, test } from "vitest";
import { filterLexemes, payStepBelow } from "./filter-lexemes.ts";

const facts = {
  type: "full-time",
  level: null,
  workMode: "hybrid",
  adapters: ["greenhouse", "lever"],
  places: [],
  remoteCountries: ["DE"],
  pay: null,
  number: 35,
  freshAt: new Date("2026-11-20T12:00:00Z"),
} as const;

test("every known fact has a lexeme and unknown facts have none", () => {
  expect(
    filterLexemes({ ...facts, adapters: [...facts.adapters], places: [], remoteCountries: ["DE"] }),
  ).toEqual([
    "k=35",
    "h=3",
    "t=full-time",
    "r=hybrid",
    "s=greenhouse",
    "s=lever",
    "c=DE",
    "x=0",
    "d=20777",
    "w=2968",
  ]);
});

test("a job has a pay lexeme for every threshold up to its pay", () => {
  const pay = { min: 80, max: 90, currency: "USD", period: "year", predicted: false, raw: "" } as const;
  const lexemes = filterLexemes({
    ...facts,
    adapters: [],
    places: [],
    remoteCountries: [],
    pay: { ...pay, yearlyUsdMin: 60_000, yearlyUsdMax: 90_000 },
  });
  expect(lexemes.filter((lexeme) => lexeme.startsWith("y="))).toEqual(["y=25", "y=50", "y=75"]);
});

test("the threshold in the query is never above the requested minimum", () => {
  expect([0, 20, 25, 60, 100, 200].map(payStepBelow)).toEqual([null, null, 25, 50, 100, 200]);
});
