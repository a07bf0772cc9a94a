import { expect, test } from "vitest";
import type { JobSummary } from "../../jobs/job-summary.ts";
import type { SearchResult } from "../../jobs/search/match/search-result.ts";
import { orderResult } from "./use-list-fit.ts";

const jobs = Array.from({ length: 45 }, (_, at) => ({ id: String(at) }) as JobSummary);
const second = { jobs: [], page: 2, pages: 9 } as unknown as SearchResult;

test("a page shows its part of the new order", () => {
  const ordered = orderResult(second, jobs);
  expect(ordered.jobs.map(({ id }) => id)).toEqual(jobs.slice(20, 40).map(({ id }) => id));
  expect(ordered).toMatchObject({ pages: 3 });
});

test("without an order the result does not change", () => {
  expect(orderResult(second, null)).toBe(second);
  expect(orderResult(second, [])).toBe(second);
});
