import { useEffect, useState } from "react";
import type { Owner } from "../../cv/local/local-cv.ts";
import type { ListFits } from "../own/load-list-fit.ts";
import { mayHaveCvs } from "../own/may-have-cvs.ts";
import { readChosenCv } from "./chosen-cv.ts";

const none: ListFits = { cv: null, fits: new Map(), order: null };

/**
 * Compares the person's CV with the jobs of a list, in the browser. Without a CV it loads nothing.
 *
 * @param search the address of a search to order by fit; null to leave the order as it is
 * @returns null until it is known whether there is a CV
 */
export function useListFit(ids: string, search: string | null, owner: Owner): ListFits | null {
  const [loaded, setLoaded] = useState<{ of: string; fits: ListFits } | null>(null);
  const wanted = search ?? ids;
  useEffect(() => {
    let left = false;
    async function load(): Promise<void> {
      const fits = await listFits(ids, search, owner);
      if (!left) setLoaded({ of: wanted, fits });
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
      import("../own/load-list-fit.ts"),
      import("../../cv/editor/session/browser-env.ts"),
    ]);
    const wanted = { ids: ids === "" ? [] : ids.split(","), search };
    return await loadListFit(wanted, { owner, chosen: readChosenCv() }, browserEnv);
  } catch {
    // The list is complete without the comparison, for example offline.
    return none;
  }
}
