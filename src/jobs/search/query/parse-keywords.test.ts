import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseKeywords } from "./parse-keywords.ts";

const required = (typed: string) => parseKeywords(typed).required.map((unit) => unit.words.join(" "));
const excluded = (typed: string) => parseKeywords(typed).excluded.map((unit) => unit.words.join(" "));

test("reads words, a phrase and a minus", () => {
  expect(required('senior "data engineer" -manager')).toEqual(["senior", "data engineer"]);
  expect(excluded('senior "data engineer" -manager -"team lead"')).toEqual(["manager", "team lead"]);
  expect(parseKeywords('"data engineer"').required[0]?.isPhrase).toBe(true);
});

test("a hyphen inside a word is not a minus", () => {
  expect(excluded("front-end e-commerce")).toEqual([]);
  expect(required("front-end")).toEqual(["front", "end"]);
});

test("words that every advert contains are dropped, unless nothing else was typed", () => {
  expect(required("nurse jobs in the hospital")).toEqual(["nurse", "hospital"]);
  expect(required("jobs")).toEqual(["jobs"]);
  expect(required("hiring drivers")).toEqual(["drivers"]);
});

test("IT is not a stop word", () => {
  expect(required("IT support")).toEqual(["it", "support"]);
});

test("an unclosed quotation mark is ignored", () => {
  expect(required('"data engineer')).toEqual(["data", "engineer"]);
});

test("a repeated word counts once", () => {
  expect(required("nurse nurse Nurse")).toEqual(["nurse"]);
});

test("any text gives a bounded number of units", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (typed) => {
      const parsed = parseKeywords(typed);
      expect(parsed.required.length).toBeLessThanOrEqual(16);
      expect(parsed.excluded.length).toBeLessThanOrEqual(16);
      for (const unit of [...parsed.required, ...parsed.excluded])
        expect(unit.words.length).toBeGreaterThan(0);
    }),
    { numRuns: 1_000 },
  );
});
