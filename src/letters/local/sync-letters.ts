import type { StoredLetter } from "../account-storage/stored-letter.ts";
import type { AccountLetters } from "./account-letters.ts";
import type { LetterDatabase, LocalLetter } from "./letter-database.ts";

type SyncContext = { db: LetterDatabase; account: AccountLetters; owner: string; newId: () => string };

/** Letters that could not be stored in the account, by the reason. */
export type LetterSync = { full: number; refused: number };

/**
 * Gives browser and account the same letters. An edited letter wins over a deletion on the other side. If both sides
 * were edited, both are kept, and the browser's becomes another letter.
 */
export async function syncLetters(context: SyncContext): Promise<LetterSync> {
  const { db, account, owner } = context;
  const result = { full: 0, refused: 0 };
  for (const { id } of (await db.getAll("deleted")).filter((one) => one.owner === owner)) {
    await account.remove(id);
    await db.delete("deleted", id);
  }
  const there = await account.list();
  const here = (await db.getAll("letters")).filter((letter) => letter.owner === owner);
  for (const letter of here) {
    const listed = there.find(({ id }) => id === letter.id);
    if (letter.isChanged) {
      const refused = await push(context, letter);
      if (refused) result[refused] += 1;
    } else if (!listed) await db.delete("letters", letter.id);
    else if (listed.revision !== letter.revision) await pull(context, letter.id);
  }
  for (const { id } of there) if (!here.some((letter) => letter.id === id)) await pull(context, id);
  return result;
}

async function push(context: SyncContext, letter: LocalLetter): Promise<keyof LetterSync | null> {
  const { db, account, newId } = context;
  const outcome = await account.put(fileOf(letter), letter.revision);
  if (outcome.ok) {
    await remember(db, letter, outcome.revision);
    return null;
  }
  if (outcome.reason === "gone") {
    // The edit wins over the deletion in another browser.
    const again = { ...letter, revision: 0 };
    await db.put("letters", again);
    return push(context, again);
  }
  if (outcome.reason === "changed") {
    await keepHere(context, outcome.current);
    const copy = {
      ...letter,
      id: newId(),
      revision: 0,
      title: `${letter.title} (other version)`.slice(0, 200),
    };
    await db.put("letters", copy);
    return push(context, copy);
  }
  return outcome.reason;
}

/** If the letter was edited while it was being sent, it still counts as changed. */
async function remember(db: LetterDatabase, sent: LocalLetter, revision: number): Promise<void> {
  const transaction = db.transaction("letters", "readwrite");
  const now = await transaction.store.get(sent.id);
  if (now) await transaction.store.put({ ...now, revision, isChanged: now.changedAt !== sent.changedAt });
  await transaction.done;
}

async function pull(context: SyncContext, id: string): Promise<void> {
  const stored = await context.account.get(id);
  if (stored) await keepHere(context, stored);
}

async function keepHere({ db, owner }: SyncContext, stored: StoredLetter): Promise<void> {
  await db.put("letters", { ...stored, owner, isChanged: false });
}

function fileOf({ id, title, letter, advert, versions }: LocalLetter) {
  return { id, title, letter, advert, versions };
}
