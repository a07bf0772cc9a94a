import { expect, test } from "vitest";
import { searchPath } from "../search/query/search-address.ts";
import { emptySearch } from "../search/query/search-query.ts";
import { activeFilters, countInText, jobsFoundText, hasFilters, searchTitle } from "./search-texts.ts";

test.each([
  [0, true, "0 jobs found"],
  [1, true, "1 job found"],
  [1013, true, "1,013 jobs found"],
  [10_000, false, "10,000+ jobs found"],
])("%d (exact: %s) is %s", (value, exact, words) => {
  expect(jobsFoundText({ value, exact })).toBe(words);
});

test.each([
  [812, true, "812"],
  [12_345, true, "12,345"],
  [140, false, "140+"],
  [10_000, false, "10,000+"],
])("%d (exact: %s) on a chip is %s", (value, exact, words) => {
  expect(countInText({ value, exact })).toBe(words);
});

test("a search is named by its words and its place", () => {
  expect(searchTitle({ keywords: "analyst", location: "Denver, CO" })).toBe("analyst in Denver, CO");
  expect(searchTitle({ keywords: "analyst", location: "" })).toBe("analyst");
  expect(searchTitle({ keywords: "", location: "Denver" })).toBe("Jobs in Denver");
  expect(searchTitle(emptySearch)).toBe("All jobs");
});

test("every active filter can be removed on its own", () => {
  const query = {
    ...emptySearch,
    keywords: "analyst",
    types: ["full-time" as const],
    workModes: ["remote" as const],
    salary: 60,
    postedWithin: 7 as const,
    sources: ["greenhouse"],
    page: 4,
  };
  const filters = activeFilters(query, (name) => (name === "greenhouse" ? "Greenhouse" : name));
  expect(filters.map(({ label }) => label)).toEqual([
    "Full-time",
    "Remote",
    "$60K and up",
    "Last 7 days",
    "Greenhouse",
  ]);
  expect(filters.map(({ without }) => searchPath(without))).toEqual([
    "/jobs?q=analyst&mode=remote&salary=60&posted=7&source=greenhouse",
    "/jobs?q=analyst&type=full-time&salary=60&posted=7&source=greenhouse",
    "/jobs?q=analyst&type=full-time&mode=remote&posted=7&source=greenhouse",
    "/jobs?q=analyst&type=full-time&mode=remote&salary=60&source=greenhouse",
    "/jobs?q=analyst&type=full-time&mode=remote&salary=60&posted=7",
  ]);
  expect(hasFilters(query)).toBe(true);
  expect(hasFilters({ ...emptySearch, keywords: "x", location: "y", sort: "date" })).toBe(false);
});
