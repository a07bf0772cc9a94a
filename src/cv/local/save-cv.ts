import type { CvDocument } from "../document/cv-document.ts";
import { merge, type Conflict } from "../edit/merge.ts";
import { keepingFailure, type CvDatabase } from "./cv-database.ts";
import type { KeepingFailure, LocalCv, Owner } from "./local-cv.ts";

export type Save = {
  id: string;
  /** Of a CV that was never saved. One that was saved keeps the owner it has. */
  owner: Owner;
  tab: string;
  /** Number of the last edit that the document holds; the tab counts them. */
  edit: number;
  /** What the tab's edit began from, and the revision that this was. */
  base: CvDocument;
  revision: number;
  document: CvDocument;
  title: string;
  /** Conflicts that the tab met since its last save, and those that somebody has looked at. */
  met: readonly Conflict[];
  settled: readonly Conflict[];
  now: Date;
};

export type SaveOutcome = { ok: true; cv: LocalCv } | { ok: false; reason: "gone" | KeepingFailure };

/**
 * Saves what a tab edited. When another tab saved since, both edits are merged, in one transaction. Returns the merged
 * CV. Revision 0 is a CV that was never saved. "gone" means that it was deleted meanwhile.
 */
export async function saveCv(db: CvDatabase, save: Save): Promise<SaveOutcome> {
  try {
    const transaction = db.transaction(["cvs", "begun"], "readwrite");
    const cvs = transaction.objectStore("cvs");
    const { id, owner, tab, edit, title, document: written } = save;
    const isFirst = save.revision === 0;
    const begun = { id, owner, title, document: written, changedAt: "", revision: 0, conflicts: [] };
    const kept = (await cvs.get(id)) ?? (isFirst ? begun : null);
    if (!kept) return { ok: false, reason: "gone" };
    const { document, conflicts } =
      kept.revision === save.revision
        ? { document: written, conflicts: [] }
        : merge({ base: save.base, later: written, earlier: kept.document });
    const open = [...kept.conflicts, ...save.met].filter(
      (one) => !save.settled.some((settled) => isSameConflict(one, settled)),
    );
    const cv: LocalCv = {
      ...kept,
      document,
      conflicts: [...open, ...conflicts],
      revision: kept.revision + 1,
      changedAt: save.now.toISOString(),
      savedBy: { tab, edit },
    };
    await Promise.all([cvs.put(cv), transaction.objectStore("begun").delete(id), transaction.done]);
    return { ok: true, cv };
  } catch (error) {
    return { ok: false, reason: keepingFailure(error) };
  }
}

export const isSameConflict = (one: Conflict, other: Conflict): boolean =>
  one.address === other.address && one.other === other.other;
