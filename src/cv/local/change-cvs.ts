import { toStorageFailure, keysOf, type CvDatabase } from "./cv-database.ts";
import type { CvVersion, StorageFailure, LocalCv } from "./local-cv.ts";
import { deleteDrafts } from "./save-draft.ts";

type Kept = { ok: true } | { ok: false; reason: StorageFailure };

/** A deleted CV and its versions. `restoreDeletedCv` restores them. */
export type DeletedCv = { cv: LocalCv; versions: CvVersion[] };

/** Stores a new CV, or one that was deleted and is wanted again. */
export async function addCv(db: CvDatabase, cv: LocalCv): Promise<Kept> {
  return keeping(async () => {
    const transaction = db.transaction(["cvs", "begun"], "readwrite");
    await Promise.all([
      transaction.objectStore("cvs").put(cv),
      transaction.objectStore("begun").delete(cv.id),
      transaction.done,
    ]);
  });
}

/** Renames a CV. Does nothing if the CV no longer exists. */
export async function renameCv(db: CvDatabase, id: string, title: string): Promise<Kept> {
  return keeping(async () => {
    const transaction = db.transaction("cvs", "readwrite");
    const cv = await transaction.store.get(id);
    if (cv) await transaction.store.put({ ...cv, title });
    await transaction.done;
  });
}

/** Deletes a CV with all its versions and returns them, or null if the CV did not exist. */
export async function deleteCv(db: CvDatabase, id: string): Promise<DeletedCv | null> {
  const transaction = db.transaction(["cvs", "versions", "exchanged"], "readwrite");
  const cv = await transaction.objectStore("cvs").get(id);
  const versions = await transaction.objectStore("versions").getAll(keysOf(id));
  await Promise.all([
    transaction.objectStore("cvs").delete(id),
    transaction.objectStore("versions").delete(keysOf(id)),
    transaction.objectStore("exchanged").delete(id),
    transaction.done,
  ]);
  deleteDrafts(id);
  return cv ? { cv, versions } : null;
}

/** Undoes a deletion and marks the CV so that the next sync tells the account. */
export async function restoreDeletedCv(db: CvDatabase, { cv, versions }: DeletedCv): Promise<Kept> {
  return keeping(async () => {
    const transaction = db.transaction(["cvs", "versions"], "readwrite");
    await transaction.objectStore("cvs").put({ ...cv, revision: cv.revision + 1, isUndeleted: true });
    for (const version of versions) await transaction.objectStore("versions").put(version);
    await transaction.done;
  });
}

async function keeping(keep: () => Promise<unknown>): Promise<Kept> {
  try {
    await keep();
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: toStorageFailure(error) };
  }
}
