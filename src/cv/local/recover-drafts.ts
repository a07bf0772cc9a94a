import type { CvDatabase } from "./cv-database.ts";
import type { Owner } from "./local-cv.ts";
import { readLocalCv } from "./read-local-cv.ts";
import { listDrafts } from "./save-draft.ts";

/** Saves the drafts of killed tabs in all CVs of a person, so that they are synced before the CVs are opened. */
export async function recoverDrafts(db: CvDatabase, options: { owner: Owner; now: Date }): Promise<void> {
  const ids = [...(await db.getAllKeys("cvs")), ...(await db.getAllKeys("begun"))];
  for (const id of new Set(ids)) if (listDrafts(id).length > 0) await readLocalCv(db, id, options);
}
