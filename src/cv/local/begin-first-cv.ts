import type { CvDatabase } from "./cv-database.ts";
import { isVisibleTo, type LocalCv, type Owner } from "./local-cv.ts";
import { readCv } from "./read-cv.ts";
import { listUnsaved } from "./save-draft.ts";

/**
 * The CV that opens where a person has none in this browser. It is not listed before something is written in it; until
 * then every tab that opens begins the same one, row for row, so that what they write is merged.
 *
 * @param begun the CV to begin where no tab began one yet; its owner is the person
 */
export async function beginFirstCv(db: CvDatabase, begun: LocalCv, now: Date): Promise<LocalCv> {
  const { owner } = begun;
  try {
    const transaction = db.transaction(["cvs", "begun"], "readwrite");
    // Another tab may have saved its first key since this one looked.
    const kept = (await transaction.objectStore("cvs").getAll()).find((cv) => isVisibleTo(owner, cv));
    const shared = (await transaction.objectStore("begun").getAll()).find((cv) => cv.owner === owner);
    const first = kept ?? shared ?? begun;
    if (first === begun) await transaction.objectStore("begun").put(begun);
    await transaction.done;
    // A tab that was killed in its first moments may have left a draft.
    return (await readCv(db, first.id, { owner, now })) ?? first;
  } catch {
    // Not even this can be kept: the first save will say so.
    return begun;
  }
}

/** Keeps the first CVs that were begun, and written in by tabs that were killed before they saved anything. */
export async function keepBegunCvs(db: CvDatabase, options: { owner: Owner; now: Date }): Promise<void> {
  const begun = await db.getAllKeys("begun");
  for (const id of begun) if (listUnsaved(id).length > 0) await readCv(db, id, options);
}
