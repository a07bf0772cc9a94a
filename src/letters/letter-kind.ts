import { contentVersions } from "../documents/local/local-document.ts";
import { defaultLook } from "../cv/document/cv-look.ts";
import { wholeDrafts, type DocumentKind } from "../documents/local/document-kind.ts";
import type { DocumentSession } from "../documents/session/document-session.ts";
import type { DocumentWorkspace } from "../documents/session/workspace.ts";
import { firstChoices } from "./letter.ts";
import { largestLetter, type LetterDocument } from "./letter-document.ts";
import { mergeLetters, type LetterAddress } from "./merge-letters.ts";
import { moveLocalLetters } from "./move-local-letters.ts";

/** The target of an edit of a letter: a text of the form, or the letter as a whole. */
export type LetterTarget = LetterAddress | "letter";

export type LetterSession = DocumentSession<LetterDocument, LetterAddress, LetterTarget>;
export type LetterWorkspace = DocumentWorkspace<LetterDocument, LetterAddress, LetterTarget>;

const open = (stored: LetterDocument): LetterDocument => stored;

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
  draft: wholeDrafts(open),
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
