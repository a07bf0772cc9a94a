import type { CvDatabase } from "./cv-database.ts";
import type { Unsaved } from "./kept-cv.ts";

/**
 * Writes down what is not saved yet as a tab is put away. It asks nothing first and commits at once, so it is on its
 * way before the tab can be killed; `readCv` and `saveCv` pick it up.
 */
export function setUnsavedAside(db: CvDatabase, unsaved: Unsaved): void {
  try {
    const transaction = db.transaction("unsaved", "readwrite");
    // Nobody is left to tell when it fails.
    transaction.store.put(unsaved).catch(() => undefined);
    transaction.done.catch(() => undefined);
    transaction.commit();
  } catch {
    // The connection was closed: nothing can be written any more.
  }
}
