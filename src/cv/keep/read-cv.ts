import { merge } from "../edit/merge.ts";
import { keysOf, type CvDatabase } from "./cv-database.ts";
import type { KeptCv } from "./kept-cv.ts";

/** A CV with what tabs had not saved when they were put away merged into it; null where there is none. */
export async function readCv(db: CvDatabase, id: string, now: Date): Promise<KeptCv | null> {
  const transaction = db.transaction(["cvs", "unsaved"], "readwrite");
  const cvs = transaction.objectStore("cvs");
  const unsaved = transaction.objectStore("unsaved");
  let cv = await cvs.get(id);
  if (!cv) return null;
  // One of a tab that still lives is merged too: that tab finds its own words when it saves.
  for (const { base, document } of await unsaved.getAll(keysOf(id))) {
    const merged = merge({ base, later: document, earlier: cv.document });
    if (merged.document === cv.document) continue;
    cv = {
      ...cv,
      document: merged.document,
      conflicts: [...cv.conflicts, ...merged.conflicts],
      revision: cv.revision + 1,
      changedAt: now.toISOString(),
    };
    await cvs.put(cv);
  }
  await unsaved.delete(keysOf(id));
  await transaction.done;
  return cv;
}
