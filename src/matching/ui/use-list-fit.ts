import { useEffect, useState } from "react";
import type { Owner } from "../../documents/local/local-document.ts";
import type { ListFits } from "../my-cvs/load-list-fit.ts";
import { mayHaveCvs } from "../my-cvs/may-have-cvs.ts";
import { readChosenCv } from "./chosen-cv.ts";
import type { JobSummary } from "../../jobs/job-summary.ts";
import type { SearchResult } from "../../jobs/search/match/search-result.ts";
import { pageSize } from "../../jobs/search/query/search-query.ts";

/**
 * Compares the person's CV with the jobs of a list, in the browser. Without a CV it loads nothing.
 *
 * @returns null until the fits are known, and if there is no CV
 */
export function useListFit(ids: string, owner: Owner): ListFits | null {
  const [loaded, setLoaded] = useState<{ of: string; fits: ListFits | null } | null>(null);
  const wanted = `${owner} ${ids}`;
  useEffect(() => {
    let left = false;
    void listFits(ids, owner).then((fits) => left || setLoaded({ of: wanted, fits }));
    return () => {
      left = true;
    };
  }, [ids, owner, wanted]);
  return loaded?.of === wanted ? loaded.fits : null;
}

async function listFits(ids: string, owner: Owner): Promise<ListFits | null> {
  try {
    if (ids === "" || !(await mayHaveCvs(owner))) return null;
    const [{ loadListFit }, { browserEnv }] = await Promise.all([
      import("../my-cvs/load-list-fit.ts"),
      import("../../platform/browser/browser-env.ts"),
    ]);
    return await loadListFit(ids.split(","), { owner, chosen: readChosenCv() }, browserEnv);
  } catch {
    // The list is complete without the comparison, for example offline.
    return null;
  }
}

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
