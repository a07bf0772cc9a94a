import type { CvDocument } from "../document/cv-document.ts";

/** What a browser remembers of a CV in an account: the state in which both sides were the same. */
export type KnownCv = {
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
