import { useEffect, useState } from "react";
import type { Owner } from "../../documents/local/local-document.ts";
import type { ListFits } from "../my-cvs/load-list-fit.ts";
import { mayHaveCvs } from "../my-cvs/may-have-cvs.ts";
import { readChosenCv } from "./chosen-cv.ts";
import type { JobSummary } from "../../jobs/job-summary.ts";
import type { SearchResult } from "../../jobs/search/match/search-result.ts";
import { pageSize } from "../../jobs/search/query/search-query.ts";

const none: ListFits = { cv: null, fits: new Map(), order: null };

/**
 * Compares the person's CV with the jobs of a list, in the browser. Without a CV it loads nothing.
 *
 * @param search the address of a search to order by fit; null to keep the order
 * @returns null until the fits are known; for a list in its own order also if there is no CV
 */
export function useListFit(ids: string, search: string | null, owner: Owner): ListFits | null {
  const [loaded, setLoaded] = useState<{ of: string; fits: ListFits } | null>(null);
  const wanted = `${owner} ${search ?? ids}`;
  useEffect(() => {
    let left = false;
    async function load(): Promise<void> {
      const fits = await listFits(ids, search, owner);
      // Without a CV, a list in its own order stays as it is.
      if (!left && (fits !== none || search !== null)) setLoaded({ of: wanted, fits });
    }
    void load();
    return () => {
      left = true;
    };
  }, [ids, search, owner, wanted]);
  return loaded?.of === wanted ? loaded.fits : null;
}

async function listFits(ids: string, search: string | null, owner: Owner): Promise<ListFits> {
  try {
    if (!(await mayHaveCvs(owner))) return none;
    const [{ loadListFit }, { browserEnv }] = await Promise.all([
      import("../my-cvs/load-list-fit.ts"),
      import("../../platform/browser/browser-env.ts"),
    ]);
    const wanted = { ids: ids === "" ? [] : ids.split(","), search };
    return await loadListFit(wanted, { owner, chosen: readChosenCv() }, browserEnv);
  } catch {
    // The list is complete without the comparison, for example offline.
    return none;
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
