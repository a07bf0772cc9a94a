import type { CvDatabase } from "./cv-database.ts";
import type { KeptCv } from "./kept-cv.ts";
import { forgetTakenUp, listUnsaved } from "./set-unsaved-aside.ts";
import { takeUpUnsaved } from "./take-up-unsaved.ts";

/** A CV with what tabs had not saved when they went merged into it; null where there is none. */
export async function readCv(db: CvDatabase, id: string, now: Date): Promise<KeptCv | null> {
  const transaction = db.transaction(["cvs", "begun"], "readwrite");
  const cvs = transaction.objectStore("cvs");
  const begun = transaction.objectStore("begun");
  const kept = (await cvs.get(id)) ?? (await begun.get(id));
  if (!kept) return null;
  // One of a tab that still lives is merged too: that tab finds its own words when it saves.
  const unsaved = listUnsaved(id);
  let cv = kept;
  for (const one of unsaved) cv = takeUpUnsaved(cv, one, now);
  if (cv !== kept) {
    await cvs.put(cv);
    await begun.delete(id);
  }
  await transaction.done;
  unsaved.forEach(forgetTakenUp);
  return cv;
}
