import { expect, test } from "vitest";
import { searchPath } from "./search-address.ts";
import { changed, emptySearch, onPage, toggled, withoutFilters, type SearchQuery } from "./search-query.ts";

const moment = new Date("2026-03-01T12:00:00Z");
const onThirdPage: SearchQuery = {
  ...emptySearch,
  keywords: "analyst",
  types: ["contract"],
  page: 3,
  asOf: moment,
};

test("a change returns to the first page", () => {
  const types = toggled(onThirdPage.types, "full-time");
  expect(changed(onThirdPage, { types })).toMatchObject({
    types: ["contract", "full-time"],
    page: 1,
    asOf: null,
  });
});

test("toggling adds or removes a value", () => {
  expect(toggled(["contract"], "full-time")).toEqual(["contract", "full-time"]);
  expect(toggled(["contract", "full-time"], "contract")).toEqual(["full-time"]);
});

test("later pages carry the time of the first page; the first page has none", () => {
  const second = onPage(emptySearch, 2, moment);
  expect(searchPath(second)).toBe("/jobs?page=2&asof=tb7yo0");
  expect(searchPath(onPage(second, 1, moment))).toBe("/jobs");
});

test("removing the filters keeps words, place and order", () => {
  const filtered = changed(onThirdPage, { salary: 60, postedWithin: 7, sort: "date", location: "Denver" });
  expect(searchPath(withoutFilters(filtered))).toBe("/jobs?q=analyst&location=Denver&sort=date");
});
