import { toJsonResume } from "../cv/json-resume/to-json-resume.ts";
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
  holds:
    "Your cover letters: the text of each, the job that it is for, the CV if you pasted or sent it for the letter, and its versions.",
  write: ({ title, changedAt, document: { letter, cv } }) => ({
    title,
    changedAt,
    job: letter.job,
    text: letterText(letter),
    letter,
    ...(cv && { cv: toJsonResume(cv) }),
  }),
  writeVersion: ({ at, document: { letter } }) => ({ at, text: letterText(letter) }),
});
