import { useEffect, useState } from "react";
import type { Owner } from "../../documents/local/local-document.ts";
import { mayHaveCvs } from "../my-cvs/may-have-cvs.ts";
import type { OwnCv } from "../my-cvs/my-cvs.ts";

/** Returns the CVs of the person at this browser; none on the server and until they are read. */
export function useOwnCvs(owner: Owner): readonly OwnCv[] {
  const [read, setRead] = useState<{ owner: Owner; cvs: readonly OwnCv[] }>({ owner, cvs: [] });
  useEffect(() => {
    let left = false;
    void ownCvs(owner).then((cvs) => left || setRead({ owner, cvs }));
    return () => {
      left = true;
    };
  }, [owner]);
  return read.owner === owner ? read.cvs : [];
}

async function ownCvs(owner: Owner): Promise<readonly OwnCv[]> {
  try {
    if (!(await mayHaveCvs(owner))) return [];
    const [{ loadOwnCvs }, { browserEnv }] = await Promise.all([
      import("../my-cvs/my-cvs.ts"),
      import("../../platform/browser/browser-env.ts"),
    ]);
    return await loadOwnCvs(owner, browserEnv);
  } catch {
    // The page is complete without them, for example offline.
    return [];
  }
}
