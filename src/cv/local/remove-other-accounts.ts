import { keysOf, openCvDatabase, type CvTransaction } from "./cv-database.ts";
import type { LocalCv, Owner } from "./local-cv.ts";
import { deleteDrafts, listDrafts } from "./save-draft.ts";
import { containsDraft } from "./recover-draft.ts";
import { isSynced } from "./sync-base.ts";

const stores = ["cvs", "begun", "versions", "known", "exchanged"] as const;
type Transaction = CvTransaction<(typeof stores)[number]>;

/**
 * Removes other accounts' CVs from this browser if those accounts have them too. A CV with changes that its account
 * does not have yet stays hidden until its owner signs in again.
 *
 * @param owner the account that is signed in now; null for a visitor
 * @returns how many CVs were removed, and how many stay hidden
 */
export async function removeOtherAccounts(owner: Owner): Promise<{ removed: number; hidden: number }> {
  const db = await openCvDatabase();
  if (!db) return { removed: 0, hidden: 0 };
  const transaction = db.transaction([...stores], "readwrite");
  let [removed, hidden] = [0, 0];
  for (const cv of await transaction.objectStore("cvs").getAll()) {
    if (cv.owner === null || cv.owner === owner) continue;
    if (await hasUnsyncedChanges(transaction, cv)) {
      hidden += 1;
      continue;
    }
    removed += 1;
    await transaction.objectStore("cvs").delete(cv.id);
    await transaction.objectStore("versions").delete(keysOf(cv.id));
    await transaction.objectStore("exchanged").delete(cv.id);
    await transaction.objectStore("known").delete(cv.id);
    deleteDrafts(cv.id);
  }
  for (const begun of await transaction.objectStore("begun").getAll()) {
    const isOther = begun.owner !== null && begun.owner !== owner;
    if (isOther && listDrafts(begun.id).length === 0) await transaction.objectStore("begun").delete(begun.id);
  }
  await transaction.done;
  db.close();
  return { removed, hidden };
}

async function hasUnsyncedChanges(transaction: Transaction, cv: LocalCv): Promise<boolean> {
  const known = await transaction.objectStore("known").get(cv.id);
  if (!isSynced(cv, known)) return true;
  if (listDrafts(cv.id).some((one) => !containsDraft(cv, one))) return true;
  // Unsent automatic versions may be deleted; named ones may not.
  const exchange = await transaction.objectStore("exchanged").get(cv.id);
  const versions = await transaction.objectStore("versions").getAll(keysOf(cv.id));
  return versions.some(({ id, name }) => name !== null && (exchange?.unsent.includes(id) ?? true));
}
