import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText } from "../filters/address-parameters.ts";
import { choiceFilters } from "../filters/filters.ts";
import { otherCurrencies, scaleOf } from "../filters/pay-scale.ts";
import { payChoices } from "../filters/pay.ts";
import { postedWithinDays } from "../filters/posted-within.ts";
import { readSearchAddress, searchPath, writeSearchAddress } from "./search-address.ts";
import { emptySearch, lastPage, radiusChoices, sortOrders, type SearchQuery } from "./search-query.ts";

const read = (address: string) => readSearchAddress(new URLSearchParams(address));

/** Cleans a text as an address does: one line, no extra spaces. */
const line = (maxLength: number) =>
  fc.string({ unit: "binary", maxLength }).map((text) => cleanText(cleanText(text).slice(0, maxLength)));

describe("reading an address", () => {
  test("an empty address gives the empty search", () => {
    expect(read("")).toEqual({ query: emptySearch, ignored: [] });
  });

  test("reads every parameter", () => {
    const { query, ignored } = read(
      "q=data+analyst&location=Denver,%20CO&radius=25&type=contract&type=full-time&level=senior&mode=remote" +
        "&salary=60&pay=not-stated&posted=7&source=greenhouse&sort=date&page=3&asof=t0000&verbatim=1",
    );
    expect(ignored).toEqual([]);
    expect(query).toEqual({
      ...emptySearch,
      keywords: "data analyst",
      location: "Denver, CO",
      radius: 25,
      types: ["full-time", "contract"],
      levels: ["senior"],
      workModes: ["remote"],
      salary: 60,
      pay: ["not-stated"],
      postedWithin: 7,
      sources: ["greenhouse"],
      sort: "date",
      page: 3,
      asOf: new Date(Number.parseInt("t0000", 36) * 1000),
      verbatim: true,
    });
  });

  test("ignores empty form fields and tracking parameters without a report", () => {
    expect(
      read("q=&location=&salary=0&sort=relevance&utm_source=x&UTM_Medium=y&gclid=1&fbclid=2&ref=z"),
    ).toEqual({
      query: emptySearch,
      ignored: [],
    });
  });

  test.each([
    ["salary=abc", "salary", "abc"],
    ["currency=constructor", "currency", "constructor"],
    ["currency=gbp", "currency", "gbp"],
    ["salary=62", "salary", "62"],
    ["salary=205", "salary", "205"],
    ["salary=-5", "salary", "-5"],
    ["type=wizard", "type", "wizard"],
    ["radius=26", "radius", "26"],
    ["posted=2", "posted", "2"],
    ["sort=price", "sort", "price"],
    ["source=A'--", "source", "A'--"],
    ["page=0", "page", "0"],
    ["page=1e3", "page", "1e3"],
    ["verbatim=yes", "verbatim", "yes"],
    ["colour=red", "colour", "red"],
    ["constructor=1", "constructor", "1"],
  ])("%s is left out and reported", (address, name, value) => {
    const { query, ignored } = read(address);
    expect(query).toEqual(emptySearch);
    expect(ignored).toEqual([{ name, value, reason: expect.stringMatching(/\w/) as string }]);
  });

  test("uses the first of two values for a single parameter and reports the second", () => {
    const { query, ignored } = read("salary=60&salary=80");
    expect(query.salary).toBe(60);
    expect(ignored).toMatchObject([{ name: "salary", value: "80" }]);
  });

  test("the minimum is in steps of its currency; US dollars are the same as no currency", () => {
    expect(read("salary=60&currency=GBP").query).toEqual({ ...emptySearch, salary: 60, currency: "GBP" });
    expect(read("currency=USD&salary=60").query).toEqual({ ...emptySearch, salary: 60 });
    expect(read("salary=15000&currency=INR").ignored).toEqual([]);
    expect(read("salary=70&currency=INR")).toMatchObject({
      query: { salary: 0, currency: "INR" },
      ignored: [{ name: "salary", value: "70" }],
    });
  });

  test("replaces a page beyond the last with the last", () => {
    const { query, ignored } = read("page=1000000");
    expect(query.page).toBe(lastPage);
    expect(ignored).toHaveLength(1);
  });

  test("cuts long words between characters and reports it", () => {
    const { query, ignored } = read(`q=${encodeURIComponent("x".repeat(199) + "🙂 and more")}`);
    expect(query.keywords).toBe("x".repeat(199));
    expect(ignored).toMatchObject([{ name: "q" }]);
  });

  test("removes control characters", () => {
    expect(read("q=a%00b%0d%0ac%ed%a0%80").query.keywords).toMatch(/^a b c�+$/);
  });

  test("reports an address full of invalid values in a few short lines", () => {
    const rubbish = Array.from({ length: 500 }, (_, i) => `p${i}=${"x".repeat(500)}`).join("&");
    const { ignored } = read(rubbish);
    expect(ignored.length).toBeLessThanOrEqual(8);
    expect(ignored.every(({ value }) => value.length <= 40)).toBe(true);
  });

  test("never throws, and its own address reads back to the same search", () => {
    const names = fc.constantFrom(
      "q",
      "location",
      "type",
      "salary",
      "currency",
      "page",
      "asof",
      "source",
      "radius",
      "sort",
      "x",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: "binary", maxLength: 250 }))), (pairs) => {
        const { query } = readSearchAddress(new URLSearchParams(pairs));
        expect(readSearchAddress(writeSearchAddress(query))).toEqual({ query, ignored: [] });
      }),
    );
  });
});

describe("writing an address", () => {
  test("omits defaults", () => {
    expect(searchPath(emptySearch)).toBe("/jobs");
    expect(searchPath({ ...emptySearch, keywords: "analyst", salary: 60 })).toBe("/jobs?q=analyst&salary=60");
  });

  test("equal searches have equal addresses", () => {
    const one: SearchQuery = {
      ...emptySearch,
      types: ["contract", "full-time"],
      sources: ["lever", "ashby"],
    };
    const other: SearchQuery = {
      ...emptySearch,
      types: ["full-time", "contract"],
      sources: ["ashby", "lever"],
    };
    expect(searchPath(one)).toBe(searchPath(other));
  });

  test("a written address reads back to the same search", () => {
    const secondsLater = fc
      .integer({ min: 0, max: 4_000_000_000 })
      .map((seconds) => new Date(seconds * 1000));
    const choices = fc.record(
      Object.fromEntries(choiceFilters.map(({ key, values }) => [key, fc.subarray<string>(values)])),
    );
    const others = fc
      .record({
        keywords: line(200),
        location: line(120),
        radius: fc.constantFrom(...radiusChoices),
        pay: fc.subarray([...payChoices]),
        postedWithin: fc.option(fc.constantFrom(...postedWithinDays)),
        sources: fc.subarray(["adzuna", "corpus:uk_2021", "greenhouse:acme", "lever"]),
        sort: fc.constantFrom(...sortOrders),
        page: fc.integer({ min: 1, max: lastPage }),
        asOf: fc.option(secondsLater),
        verbatim: fc.boolean(),
        currency: fc.option(fc.constantFrom(...otherCurrencies)),
        steps: fc.integer({ min: 0, max: 40 }),
      })
      .map(({ steps, ...one }) => ({
        ...one,
        salary: steps * scaleOf(one.currency).step,
        asOf: one.page === 1 ? null : one.asOf,
      }));
    const query = fc
      .tuple(choices, others)
      .map(([chosen, rest]): SearchQuery => ({ ...emptySearch, ...chosen, ...rest }));
    fc.assert(
      fc.property(query, (written) => {
        expect(readSearchAddress(writeSearchAddress(written))).toEqual({ query: written, ignored: [] });
      }),
    );
  });
});
