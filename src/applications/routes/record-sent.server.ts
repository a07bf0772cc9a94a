import { randomUUID } from "node:crypto";
import { recordSent, type ReadLetter } from "../detail/sent.server.ts";
import { readStoredDocument } from "../../documents/account/documents.server.ts";
import { letterAccountKind } from "../../letters/letter-account-kind.server.ts";
import { letterText } from "../../letters/letter-text.ts";
import type { Database } from "../../platform/database/tables.ts";

/** Reads the text of a letter in the account; null if there is no such letter. */
export const readLetterText: ReadLetter = async (db, personId, id) => {
  const letter = await readStoredDocument(db, letterAccountKind, personId, id);
  return letter && letterText(letter.document.letter);
};

/** Records the tailored CV and the letter of an application's job as what was sent, unless something is recorded. */
export function recordSentOf(
  db: Database,
  application: { personId: string; id: string; now: Date },
): Promise<void> {
  return recordSent(db, { ...application, newId: randomUUID(), readLetter: readLetterText });
}
