import { isVisibleTo, type Owner } from "../../cv/local/local-cv.ts";
import type { LetterFile } from "../letter-file.ts";
import type { LetterDatabase, LocalLetter } from "./letter-database.ts";

/** Lists the letters in this browser that a person may see, most recently changed first. */
export async function listLetters(db: LetterDatabase, owner: Owner): Promise<LocalLetter[]> {
  const all = await db.getAll("letters");
  return all
    .filter((letter) => isVisibleTo(owner, letter))
    .sort((one, other) => other.changedAt.localeCompare(one.changedAt));
}

/** Reads a letter. Returns null if this browser has none with that id that the person may see. */
export async function readLocalLetter(
  db: LetterDatabase,
  id: string,
  owner: Owner,
): Promise<LocalLetter | null> {
  const letter = await db.get("letters", id);
  return letter && isVisibleTo(owner, letter) ? letter : null;
}

/** Saves a letter as edited. A new one belongs to `owner`. */
export async function saveLocalLetter(
  db: LetterDatabase,
  file: LetterFile,
  { owner, now }: { owner: Owner; now: Date },
): Promise<LocalLetter> {
  const transaction = db.transaction("letters", "readwrite");
  const had = await transaction.store.get(file.id);
  const letter: LocalLetter = {
    ...file,
    owner: had ? had.owner : owner,
    revision: had?.revision ?? 0,
    changedAt: now.toISOString(),
    isChanged: true,
  };
  await Promise.all([transaction.store.put(letter), transaction.done]);
  return letter;
}

/** Deletes a letter. If the account has it, the next sync deletes it there. */
export async function deleteLocalLetter(db: LetterDatabase, id: string): Promise<void> {
  const transaction = db.transaction(["letters", "deleted"], "readwrite");
  const letter = await transaction.objectStore("letters").get(id);
  if (letter?.owner && letter.revision > 0)
    await transaction.objectStore("deleted").put({ id, owner: letter.owner });
  await transaction.objectStore("letters").delete(id);
  await transaction.done;
}

/** Gives the letters without an owner to an account. */
export async function claimLetters(db: LetterDatabase, owner: string): Promise<void> {
  const transaction = db.transaction("letters", "readwrite");
  for (const letter of await transaction.store.getAll())
    if (letter.owner === null) void transaction.store.put({ ...letter, owner, isChanged: true });
  await transaction.done;
}
