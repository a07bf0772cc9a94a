import { keysOf, openCvDatabase, type CvTransaction } from "../keep/cv-database.ts";
import { forgetUnsaved, listUnsaved } from "../keep/set-unsaved-aside.ts";
import { isTakenUp } from "../keep/take-up-unsaved.ts";

/**
 * Takes out of this browser what the account holds too, when its owner signs out: the next person at this computer is
 * perhaps another one. What is not in the account yet stays, since it stands nowhere else.
 *
 * @returns how many CVs were taken out
 */
export async function leaveAccount(): Promise<number> {
  const db = await openCvDatabase();
  if (!db) return 0;
  let taken = 0;
  const stores = ["cvs", "versions", "known", "exchanged"] as const;
  const transaction = db.transaction([...stores], "readwrite");
  const known = transaction.objectStore("known");
  for (const { id, localRevision, title } of await known.getAll()) {
    const cv = await transaction.objectStore("cvs").get(id);
    if (cv && (cv.revision !== localRevision || cv.title !== title)) continue;
    if (cv && listUnsaved(id).some((one) => !isTakenUp(cv, one))) continue;
    if (await hasUnsentName(transaction, id)) continue;
    await transaction.objectStore("cvs").delete(id);
    await transaction.objectStore("versions").delete(keysOf(id));
    await transaction.objectStore("exchanged").delete(id);
    await known.delete(id);
    forgetUnsaved(id);
    taken += cv ? 1 : 0;
  }
  await transaction.done;
  db.close();
  return taken;
}

/** Whether a version that somebody named stands nowhere else yet. */
async function hasUnsentName(
  transaction: CvTransaction<"cvs" | "versions" | "known" | "exchanged">,
  cv: string,
): Promise<boolean> {
  const exchange = await transaction.objectStore("exchanged").get(cv);
  const versions = await transaction.objectStore("versions").getAll(keysOf(cv));
  return versions.some(({ id, name }) => name !== null && (exchange?.unsent.includes(id) ?? true));
}
