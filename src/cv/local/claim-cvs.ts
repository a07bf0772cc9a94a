import type { CvDatabase } from "./cv-database.ts";
import type { LocalCv } from "./local-cv.ts";

/** Adds ownerless CVs to an account. From then on they are synced with it and hidden from everyone else. */
export async function claimCvs(db: CvDatabase, owner: string, ids: readonly string[]): Promise<void> {
  await changeOwnerless(db, ids, (cv) => ({ ...cv, owner, keptOutOf: [] }));
}

/** Records that a person wants to leave ownerless CVs in this browser only, so that they are not asked again. */
export async function keepOutOfAccount(db: CvDatabase, owner: string, ids: readonly string[]): Promise<void> {
  await changeOwnerless(db, ids, (cv) => ({ ...cv, keptOutOf: [...(cv.keptOutOf ?? []), owner] }));
}

async function changeOwnerless(
  db: CvDatabase,
  ids: readonly string[],
  change: (cv: LocalCv) => LocalCv,
): Promise<void> {
  const transaction = db.transaction("cvs", "readwrite");
  const kept = await Promise.all(ids.map((id) => transaction.store.get(id)));
  for (const cv of kept) if (cv?.owner === null) await transaction.store.put(change(cv));
  await transaction.done;
}
