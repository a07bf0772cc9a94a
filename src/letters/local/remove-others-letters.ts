import type { Owner } from "../../cv/local/local-cv.ts";
import { openLetterDatabase } from "./letter-database.ts";

/**
 * Removes other accounts' letters from this browser if those accounts have them too. A letter with changes that its
 * account does not have yet stays hidden until its owner signs in again.
 *
 * @param owner the account that is signed in now; null for a visitor
 */
export async function removeOthersLetters(owner: Owner): Promise<void> {
  const db = await openLetterDatabase();
  if (!db) return;
  const transaction = db.transaction("letters", "readwrite");
  for (const letter of await transaction.store.getAll())
    if (letter.owner !== null && letter.owner !== owner && !letter.isChanged)
      void transaction.store.delete(letter.id);
  await transaction.done;
  db.close();
}
