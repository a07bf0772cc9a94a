import { contentVersions } from "../documents/local/local-document.ts";
import { defaultLook } from "../cv/document/cv-look.ts";
import { openStoredDocument } from "../cv/document/upgrade-document.ts";
import { draftsOfParts, type DocumentKind } from "../documents/local/document-kind.ts";
import type { DocumentSession } from "../documents/session/document-session.ts";
import type { DocumentWorkspace } from "../documents/session/workspace.ts";
import { firstChoices, type Letter } from "./letter.ts";
import { largestLetter, type LetterDocument } from "./letter-document.ts";
import { mergeLetters, type LetterAddress } from "./merge-letters.ts";
import { openDB, type DBSchema } from "idb";
import type { LocalDocuments } from "../documents/local/document-kind.ts";
import type { Owner } from "../documents/local/local-document.ts";

/** The target of an edit of a letter: a text of the form, or the letter as a whole. */
export type LetterTarget = LetterAddress | "letter";

export type LetterSession = DocumentSession<LetterDocument, LetterAddress, LetterTarget>;
export type LetterWorkspace = DocumentWorkspace<LetterDocument, LetterAddress, LetterTarget>;

function open(stored: LetterDocument): LetterDocument {
  const cv = stored.cv && openStoredDocument(stored.cv);
  return cv === stored.cv ? stored : { ...stored, cv };
}

/** Cover letters as documents that a browser stores and syncs. */
export const letterKind: DocumentKind<LetterDocument, LetterAddress> = {
  name: "letter",
  version: contentVersions.letter,
  largestRequest: largestLetter,
  open,
  blank: blankLetter,
  merge: mergeLetters,
  readText: ({ letter }, address) => letter.choices[address],
  writeText: (document, address, text) => ({
    ...document,
    letter: { ...document.letter, choices: { ...document.letter.choices, [address]: text } },
  }),
  draft: draftsOfParts(open),
  moveIn: moveLocalLetters,
};

function blankLetter(): LetterDocument {
  const job = { id: null, title: "", company: "", path: null };
  return {
    letter: {
      version: 1,
      choices: firstChoices,
      look: defaultLook,
      sender: { name: "", headline: "", email: "", phone: "", place: "" },
      job,
      cv: { id: null, title: "" },
      date: "",
      subject: "",
      greeting: "",
      paragraphs: [],
      closing: "",
      asked: [],
      isNamesOnly: false,
    },
    advert: { job, language: null, requirements: [], duties: [] },
  };
}

/** A letter as version 0.9 of the site stored it. */
type OldLetter = LetterDocument & {
  id: string;
  title: string;
  owner: Owner;
  changedAt: string;
  /** The account's revision; 0 if the account does not have it. */
  revision: number;
  isChanged: boolean;
  versions: readonly { at: string; letter: Letter }[];
};

interface OldSchema extends DBSchema {
  letters: { key: string; value: OldLetter };
  moved: { key: string; value: true };
}

/**
 * Copies the letters of a browser that version 0.9 of the site stored in a database of their own. That database stays
 * for one more release. Its new version number keeps pages of version 0.9 that are still open from writing to it.
 */
async function moveLocalLetters({ db }: LocalDocuments<LetterDocument, LetterAddress>): Promise<void> {
  if (!(await mayHaveOldLetters())) return;
  const old = await openDB<OldSchema>("letters", 2, {
    upgrade(created, had) {
      if (had < 1) created.createObjectStore("letters", { keyPath: "id" });
      created.createObjectStore("moved");
    },
  });
  try {
    if ((await old.count("moved")) > 0) return;
    const letters = await old.getAll("letters");
    const transaction = db.transaction(["documents", "documentVersions", "syncBases"], "readwrite");
    const documents = transaction.objectStore("documents");
    const revision = 1;
    for (const { versions, letter, advert, isChanged, ...row } of letters) {
      const { id, owner, title } = row;
      if ((await documents.getKey(id)) !== undefined) continue;
      const document = { letter, advert };
      await documents.put({ ...row, kind: "letter", document, revision, conflicts: [] });
      for (const { at, letter: earlier } of versions)
        await transaction
          .objectStore("documentVersions")
          .put({ of: id, id: at, at, name: null, document: { letter: earlier, advert } });
      // Without a base, a letter that was changed since the last sync is merged with the account's, and both texts stay.
      if (owner !== null && row.revision > 0 && !isChanged)
        await transaction.objectStore("syncBases").put({
          id,
          kind: "letter",
          person: owner,
          revision: row.revision,
          localRevision: revision,
          title,
          document,
        });
    }
    await transaction.done;
    await old.put("moved", true, "all");
  } finally {
    old.close();
  }
}

/** Whether the browser may have the old database. True for a browser that cannot list its databases. */
async function mayHaveOldLetters(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === "letters");
  } catch {
    return true;
  }
}
