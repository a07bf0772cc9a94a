import type { CvDocument } from "../document/cv-document.ts";
import { merge, withAuthor, type Conflict } from "../edit/merge.ts";
import { toStorageFailure, type CvDatabase } from "./cv-database.ts";
import type { StorageFailure, LocalCv, Owner } from "./local-cv.ts";

export type SaveRequest = {
  id: string;
  /** Owner for a CV that was never saved. A saved CV keeps its owner. */
  owner: Owner;
  tab: string;
  /** Number of the last edit in the document. Each tab counts its own edits. */
  edit: number;
  /** The state that the tab's edits started from, and its revision. */
  base: CvDocument;
  revision: number;
  document: CvDocument;
  title: string;
  /** Conflicts that the tab found since its last save, and conflicts that the user has reviewed. */
  met: readonly Conflict[];
  resolved: readonly Conflict[];
  now: Date;
};

export type SaveOutcome = { ok: true; cv: LocalCv } | { ok: false; reason: "gone" | StorageFailure };

/**
 * Saves a tab's edits and returns the saved CV. If another tab saved in the meantime, merges both edits in the same
 * transaction. Revision 0 means a CV that was never saved. "gone" means that the CV was deleted in the meantime.
 */
export async function saveCv(db: CvDatabase, save: SaveRequest): Promise<SaveOutcome> {
  try {
    const transaction = db.transaction(["cvs", "begun"], "readwrite");
    const cvs = transaction.objectStore("cvs");
    const { id, owner, tab, edit, title, document: written } = save;
    const isFirst = save.revision === 0;
    const begun: LocalCv = { id, owner, title, document: written, changedAt: "", revision: 0, conflicts: [] };
    const kept = (await cvs.get(id)) ?? (isFirst ? begun : null);
    if (!kept) return { ok: false, reason: "gone" };
    const { document, conflicts } =
      kept.revision === save.revision
        ? { document: written, conflicts: [] }
        : merge({ base: save.base, later: written, earlier: kept.document });
    const open = [...kept.conflicts, ...save.met].filter(
      (one) => !save.resolved.some((settled) => isSameConflict(one, settled)),
    );
    const cv: LocalCv = {
      ...kept,
      document,
      conflicts: [...open, ...withAuthor(kept.savedBy?.tab, conflicts)],
      revision: kept.revision + 1,
      changedAt: save.now.toISOString(),
      savedBy: { tab, edit },
    };
    await Promise.all([cvs.put(cv), transaction.objectStore("begun").delete(id), transaction.done]);
    return { ok: true, cv };
  } catch (error) {
    return { ok: false, reason: toStorageFailure(error) };
  }
}

export const isSameConflict = (one: Conflict, other: Conflict): boolean =>
  one.address === other.address && one.other === other.other;
