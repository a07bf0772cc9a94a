import { keysOf, openDatabase } from "./database.ts";
import { containsDraft, deleteDrafts, listDrafts } from "./drafts.ts";
import { isSynced, type DocumentTransaction, type LocalDocument, type Owner } from "./local-document.ts";

const stores = ["documents", "unwritten", "documentVersions", "syncBases", "versionExchanges"] as const;
type Transaction = DocumentTransaction<(typeof stores)[number]>;

/**
 * Removes other accounts' documents of every kind from this browser if those accounts have them too. A document with
 * changes that its account does not have yet stays hidden until its owner signs in again.
 *
 * @param owner the account that is signed in now; null for a visitor
 * @returns how many documents were removed, and how many stay hidden
 */
export async function removeOtherAccounts(owner: Owner): Promise<{ removed: number; hidden: number }> {
  const db = await openDatabase();
  if (!db) return { removed: 0, hidden: 0 };
  const transaction = db.transaction([...stores], "readwrite");
  let [removed, hidden] = [0, 0];
  for (const one of await transaction.objectStore("documents").getAll()) {
    if (one.owner === null || one.owner === owner) continue;
    if (await hasUnsyncedChanges(transaction, one)) {
      hidden += 1;
      continue;
    }
    removed += 1;
    await transaction.objectStore("documents").delete(one.id);
    await transaction.objectStore("documentVersions").delete(keysOf(one.id));
    await transaction.objectStore("versionExchanges").delete(one.id);
    await transaction.objectStore("syncBases").delete(one.id);
    deleteDrafts(one.id);
  }
  for (const one of await transaction.objectStore("unwritten").getAll()) {
    const isOther = one.owner !== null && one.owner !== owner;
    if (isOther && listDrafts(one.id).length === 0) await transaction.objectStore("unwritten").delete(one.id);
  }
  await transaction.done;
  db.close();
  return { removed, hidden };
}

async function hasUnsyncedChanges(transaction: Transaction, one: LocalDocument<unknown>): Promise<boolean> {
  const base = await transaction.objectStore("syncBases").get(one.id);
  if (!isSynced(one, base)) return true;
  if (listDrafts(one.id).some((draft) => !containsDraft(one, draft))) return true;
  // Unsent automatic versions may be deleted; named ones may not.
  const exchange = await transaction.objectStore("versionExchanges").get(one.id);
  const versions = await transaction.objectStore("documentVersions").getAll(keysOf(one.id));
  return versions.some(({ id, name }) => name !== null && (exchange?.unsent.includes(id) ?? true));
}
