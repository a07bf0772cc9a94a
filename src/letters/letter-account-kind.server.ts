import type { AccountKind } from "../documents/account/account-kind.ts";
import { documentsData } from "../documents/account/documents-data.server.ts";
import { letterText } from "./letter-text.ts";
import type { LetterDocument } from "./letter-document.ts";
import { readLetterDocument } from "./read-letter.ts";

/** Cover letters as documents in an account. */
export const letterAccountKind: AccountKind<LetterDocument> = {
  name: "letter",
  limits: { documents: 200, bytes: 10_000_000 },
  read: readLetterDocument,
  isCurrent: (content) => readLetterDocument(content).ok,
  factsOf: ({ letter }) => ({ jobId: letter.job.id === null ? null : Number(letter.job.id), score: null }),
};

/** A person's letters, for the export and deletion of an account. */
export const letterData = documentsData({
  kind: letterAccountKind,
  name: "letters",
  holds: "Your cover letters: the text of each, the job that it is for, and its versions.",
  write: ({ title, changedAt, document: { letter } }) => ({
    title,
    changedAt,
    job: letter.job,
    text: letterText(letter),
    letter,
  }),
  writeVersion: ({ at, document: { letter } }) => ({ at, text: letterText(letter) }),
});
