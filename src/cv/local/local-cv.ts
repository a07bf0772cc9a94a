import type { CvDocument } from "../document/cv-document.ts";
import type { CvPatch } from "../edit/diff-cv.ts";
import type { Conflict } from "../edit/merge.ts";

/** The account that a CV belongs to, by its id; null for a CV that was written without an account. */
export type Owner = string | null;

/** A CV as the browser keeps it. */
export type LocalCv = {
  id: string;
  /** Only this account, or everybody at this browser where it is null, may list, open and sync the CV. */
  owner: Owner;
  title: string;
  document: CvDocument;
  /** ISO 8601. */
  changedAt: string;
  /** Grows by one with each save: how a tab sees that another saved since. */
  revision: number;
  /** Texts that lost against a later edit of another tab, until somebody has looked at them. */
  conflicts: Conflict[];
  /** The tab that saved last and the last of its edits that is held here; a tab counts them from one. */
  savedBy?: { tab: string; edit: number };
  /** Accounts whose owners chose to keep this ownerless CV out of them. */
  keptOutOf?: readonly string[];
  /** Its deletion was undone and the account does not know yet. */
  isUndeleted?: boolean;
};

/** What a list of CVs shows. */
export type CvListing = Pick<LocalCv, "id" | "owner" | "title" | "changedAt"> & {
  /** It belongs to nobody, and the person has not said yet whether it goes into their account. */
  isUnclaimed: boolean;
};

/** A state of a CV to go back to: named by hand, or taken automatically from time to time. */
export type CvVersion = {
  cv: string;
  id: string;
  /** ISO 8601. */
  at: string;
  /** Null for automatic versions. */
  name: string | null;
  document: CvDocument;
};

/** What a browser remembers of a CV's versions in an account. Without it, all versions are to be sent. */
export type VersionExchange = {
  cv: string;
  /** The mark that the account had when both sides had the same versions; 0 before that. */
  mark: number;
  /** Ids of versions that the account does not have yet. */
  unsent: readonly string[];
  /** Ids of versions that the account still has and that were removed here. */
  removed: readonly string[];
};

/** What a tab wrote and has not saved yet: enough to merge it into the CV when the tab is gone. */
export type Unsaved = {
  cv: string;
  /** Of the CV when it was written; drafts of older pages have none. */
  owner?: Owner | undefined;
  tab: string;
  edit: number;
  /** What the tab's edits began from. */
  base: CvPatch;
  document: CvPatch;
  /** The state that was being saved at that moment: the save may have ended or not. */
  saving?: { edit: number; document: CvPatch } | undefined;
};

/** Why something was not kept: no room left, the browser lets sites keep nothing, or the save itself broke. */
export type KeepingFailure = "no-room" | "refused" | "failed";

/** Whether a person may see a CV of this browser: their own ones and those that belong to nobody. */
export function isVisibleTo(owner: Owner, cv: Pick<LocalCv, "owner">): boolean {
  return cv.owner === null || cv.owner === owner;
}
