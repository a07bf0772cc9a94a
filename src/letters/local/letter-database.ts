import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Owner } from "../../cv/local/local-cv.ts";
import type { LetterFile } from "../letter-file.ts";

/** A letter as stored in the browser. */
export type LocalLetter = LetterFile & {
  /** Only this account may list, open and sync the letter. If null, anyone at this browser may. */
  owner: Owner;
  /** ISO 8601. */
  changedAt: string;
  /** The account's revision that the letter is based on; 0 if the account does not have it. */
  revision: number;
  /** It was edited since the account last had it. */
  isChanged: boolean;
};

/** A letter that was deleted here, until the account knows. */
export type DeletedLetter = { id: string; owner: string };

interface LetterSchema extends DBSchema {
  letters: { key: string; value: LocalLetter };
  deleted: { key: string; value: DeletedLetter };
}

export type LetterDatabase = IDBPDatabase<LetterSchema>;

/** Opens the database of letters. Returns null if the browser does not let sites store data. */
export async function openLetterDatabase(): Promise<LetterDatabase | null> {
  try {
    return await openDB<LetterSchema>("letters", 1, {
      upgrade(db) {
        db.createObjectStore("letters", { keyPath: "id" });
        db.createObjectStore("deleted", { keyPath: "id" });
      },
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    });
  } catch {
    return null;
  }
}
