import { openStoredDocument } from "../document/upgrade-document.ts";
import { toStorageFailure, type CvDatabase } from "./cv-database.ts";
import { isVisibleTo, type LocalCv, type Owner } from "./local-cv.ts";
import { deleteMergedDraft, listDrafts } from "./save-draft.ts";
import { recoverDraft } from "./recover-draft.ts";

/**
 * Reads a CV and merges the drafts of tabs into it. Returns null if this browser has no CV with that id, or if the CV
 * belongs to a person other than `owner`.
 */
export async function readLocalCv(
  db: CvDatabase,
  id: string,
  { owner, now }: { owner: Owner; now: Date },
): Promise<LocalCv | null> {
  const transaction = db.transaction(["cvs", "begun"], "readwrite");
  const cvs = transaction.objectStore("cvs");
  const begun = transaction.objectStore("begun");
  const stored = (await cvs.get(id)) ?? (await begun.get(id));
  if (!stored || !isVisibleTo(owner, stored)) return null;
  const document = openStoredDocument(stored.document);
  const kept = document === stored.document ? stored : { ...stored, document };
  // Drafts of open tabs are merged too. When such a tab saves, it finds its own text in the CV already.
  const drafts = listDrafts(id).filter((one) => isVisibleTo(owner, { owner: one.owner ?? null }));
  let cv = kept;
  for (const one of drafts) cv = recoverDraft(cv, one, now);
  try {
    if (cv !== kept) {
      await cvs.put(cv);
      await begun.delete(id);
    }
    await transaction.done;
  } catch (error) {
    if (toStorageFailure(error) !== "no-room") throw error;
    // The drafts stay, and the stored CV opens with the drafts merged in.
    return { ...cv, revision: kept.revision };
  }
  drafts.forEach(deleteMergedDraft);
  return cv;
}
