import type { CvDatabase } from "./cv-database.ts";
import { isVisibleTo, type LocalCv } from "./local-cv.ts";
import { readLocalCv } from "./read-local-cv.ts";

/**
 * Returns the CV to open when a person has none in this browser. The CV is not listed until something is written in it.
 * Until then, every new tab opens this same CV with the same row ids, so that edits from all tabs can be merged.
 *
 * @param begun the CV to use if no tab has begun one yet; its owner is the person
 */
export async function beginFirstCv(db: CvDatabase, begun: LocalCv, now: Date): Promise<LocalCv> {
  const { owner } = begun;
  try {
    const transaction = db.transaction(["cvs", "begun"], "readwrite");
    // Another tab may have saved its first keystroke since this tab checked.
    const kept = (await transaction.objectStore("cvs").getAll()).find((cv) => isVisibleTo(owner, cv));
    const shared = (await transaction.objectStore("begun").getAll()).find((cv) => cv.owner === owner);
    const first = kept ?? shared ?? begun;
    if (first === begun) await transaction.objectStore("begun").put(begun);
    await transaction.done;
    // A tab that was killed in its first moments may have left a draft.
    return (await readLocalCv(db, first.id, { owner, now })) ?? first;
  } catch {
    // The browser cannot store even this. The first save will report the failure.
    return begun;
  }
}
