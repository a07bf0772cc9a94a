import { openCvDatabase } from "./cv-database.ts";
import type { Owner } from "./local-cv.ts";
import { readLocalCv } from "./read-local-cv.ts";
import { listDrafts } from "./save-draft.ts";

/**
 * Saves the drafts of killed tabs in all CVs of a person, so that they are synced before the CVs are opened.
 *
 * @param options.report reports a CV that cannot be read. Its draft stays.
 */
export async function recoverDrafts({
  report,
  ...reader
}: {
  owner: Owner;
  now: Date;
  report: (error: unknown) => void;
}): Promise<void> {
  const db = await openCvDatabase();
  if (!db) return;
  const ids = [...(await db.getAllKeys("cvs")), ...(await db.getAllKeys("begun"))];
  for (const id of ids.filter((one) => listDrafts(one).length > 0)) {
    try {
      await readLocalCv(db, id, reader);
    } catch (error) {
      report(error);
    }
  }
  db.close();
}
