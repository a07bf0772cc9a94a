import type { CvDatabase } from "./cv-database.ts";
import type { KeptCv } from "./kept-cv.ts";
import { readCv } from "./read-cv.ts";

/**
 * The CV that a browser without CVs opens. It is not among the CVs before something is written in it; until then every
 * tab that opens begins the same one, row for row, so that what they write is merged.
 *
 * @param begun what it is when no tab began one yet
 */
export async function beginFirstCv(db: CvDatabase, begun: KeptCv, now: Date): Promise<KeptCv> {
  try {
    const transaction = db.transaction(["cvs", "begun"], "readwrite");
    // Another tab may have saved its first key since this one looked.
    const [kept] = await transaction.objectStore("cvs").getAll(null, 1);
    const [shared] = await transaction.objectStore("begun").getAll(null, 1);
    const first = kept ?? shared ?? begun;
    if (first === begun) await transaction.objectStore("begun").put(begun);
    await transaction.done;
    // A tab that was killed in its first moments may have set something aside.
    return (await readCv(db, first.id, now)) ?? first;
  } catch {
    // Not even this can be kept: the first save will say so.
    return begun;
  }
}
