import { keepingFailure, type CvDatabase } from "./cv-database.ts";
import { isVisibleTo, type LocalCv, type Owner } from "./local-cv.ts";
import { forgetTakenUp, listUnsaved } from "./save-draft.ts";
import { recoverDraft } from "./recover-draft.ts";

/**
 * A CV, merged with what tabs had not saved when they were closed. Null where this browser has none of that id, or has
 * one that belongs to another person than `owner`.
 */
export async function readCv(
  db: CvDatabase,
  id: string,
  { owner, now }: { owner: Owner; now: Date },
): Promise<LocalCv | null> {
  const transaction = db.transaction(["cvs", "begun"], "readwrite");
  const cvs = transaction.objectStore("cvs");
  const begun = transaction.objectStore("begun");
  const kept = (await cvs.get(id)) ?? (await begun.get(id));
  if (!kept || !isVisibleTo(owner, kept)) return null;
  // The drafts of open tabs are merged too: such a tab finds its own words when it saves.
  const unsaved = listUnsaved(id).filter((one) => isVisibleTo(owner, { owner: one.owner ?? null }));
  let cv = kept;
  for (const one of unsaved) cv = recoverDraft(cv, one, now);
  try {
    if (cv !== kept) {
      await cvs.put(cv);
      await begun.delete(id);
    }
    await transaction.done;
  } catch (error) {
    if (keepingFailure(error) !== "no-room") throw error;
    // The drafts stay, and what opens is the stored CV with them in it.
    return { ...cv, revision: kept.revision };
  }
  unsaved.forEach(forgetTakenUp);
  return cv;
}
