import type { CvDocument } from "../document/cv-document.ts";
import { merge, type Conflict } from "../edit/merge.ts";
import { keepingFailure, type CvDatabase } from "./cv-database.ts";
import type { KeepingFailure, KeptCv } from "./kept-cv.ts";

export type Save = {
  id: string;
  tab: string;
  /** What the tab's edit began from, and the revision that this was. */
  base: CvDocument;
  revision: number;
  document: CvDocument;
  /** Conflicts that somebody has looked at. */
  settled: readonly Conflict[];
  now: Date;
};

export type SaveOutcome = { ok: true; cv: KeptCv } | { ok: false; reason: "gone" | KeepingFailure };

/**
 * Saves what a tab edited. When another tab saved since, both edits are merged, in one transaction: the answer is the
 * CV as it stands then. "gone" means that it was deleted meanwhile.
 */
export async function saveCv(db: CvDatabase, save: Save): Promise<SaveOutcome> {
  try {
    const transaction = db.transaction(["cvs", "unsaved"], "readwrite");
    const cvs = transaction.objectStore("cvs");
    const kept = await cvs.get(save.id);
    if (!kept) return { ok: false, reason: "gone" };
    const { document, conflicts } =
      kept.revision === save.revision
        ? { document: save.document, conflicts: [] }
        : merge({ base: save.base, later: save.document, earlier: kept.document });
    const open = kept.conflicts.filter((one) => !save.settled.some((settled) => isSame(one, settled)));
    const cv: KeptCv = {
      ...kept,
      document,
      conflicts: [...open, ...conflicts],
      revision: kept.revision + 1,
      changedAt: save.now.toISOString(),
    };
    await Promise.all([
      cvs.put(cv),
      transaction.objectStore("unsaved").delete([save.id, save.tab]),
      transaction.done,
    ]);
    return { ok: true, cv };
  } catch (error) {
    return { ok: false, reason: keepingFailure(error) };
  }
}

const isSame = (one: Conflict, other: Conflict): boolean =>
  one.address === other.address && one.other === other.other;
