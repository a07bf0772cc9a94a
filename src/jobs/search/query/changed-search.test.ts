import { expect, test } from "vitest";
import { changed, onPage, toggled, withoutFilters } from "./changed-search.ts";
import { searchPath } from "./search-address.ts";
import { emptySearch, type SearchQuery } from "./search-query.ts";

const moment = new Date("2026-03-01T12:00:00Z");
const onThirdPage: SearchQuery = {
  ...emptySearch,
  keywords: "analyst",
  types: ["contract"],
  page: 3,
  asOf: moment,
};

test("toggling adds or removes a value and returns to the first page", () => {
  expect(toggled(onThirdPage, "types", "full-time")).toMatchObject({
    types: ["contract", "full-time"],
    page: 1,
    asOf: null,
  });
  expect(toggled(onThirdPage, "types", "contract")).toMatchObject({ types: [], page: 1 });
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
