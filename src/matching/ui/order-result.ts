import type { JobSummary } from "../../jobs/job-summary.ts";
import type { SearchResult } from "../../jobs/search/match/search-result.ts";
import { pageSize } from "../../jobs/search/query/search-query.ts";

/** Returns a search result with the jobs of its page in another order. It has as many pages as that order fills. */
export function orderResult(result: SearchResult, order: readonly JobSummary[] | null): SearchResult {
  if (!order || order.length === 0) return result;
  const first = (result.page - 1) * pageSize;
  return {
    ...result,
    jobs: order.slice(first, first + pageSize),
    pages: Math.ceil(order.length / pageSize),
  };
}
