import type { AccountKind } from "../documents/account/account-kind.ts";
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
