/** A part of a file that is not in the CV. */
export type LeftOut = { what: string; why: string };

/** The report of an import: what was left out or changed. */
export type ImportReport = {
  leftOut: LeftOut[];
  /** Sentences about parts that were changed: "The template “onyx” became Ledger, the one most like it." */
  notes: string[];
  /** Whether the file says in which language the CV is. */
  isLanguageStated: boolean;
};

/** A picture that a file only links to. */
export const linkedPicture: LeftOut = {
  what: "The photo",
  why: "The file only has its address. Nothing is fetched from other sites: choose the photo in the form.",
};
