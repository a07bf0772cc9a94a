import type { CvDocument } from "../document/cv-document.ts";
import type { LocalCv } from "./local-cv.ts";

/** What a browser remembers of a CV in an account: the state in which both sides were the same. */
export type SyncBase = {
  id: string;
  /** Whose account. CVs of one are never given to another. */
  person: string;
  /** Of the account. */
  revision: number;
  /** Of the browser. */
  localRevision: number;
  title: string;
  document: CvDocument;
};

/** Whether the account had the CV as it is in this browser now when both were last compared. */
export function isSynced(cv: LocalCv, known: SyncBase | undefined): boolean {
  return (
    known !== undefined &&
    known.person === cv.owner &&
    cv.revision === known.localRevision &&
    cv.title === known.title
  );
}
