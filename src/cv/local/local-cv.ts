import type { CvDocument } from "../document/cv-document.ts";
import type { CvPatch } from "../edit/diff-cv.ts";
import type { Conflict } from "../edit/merge.ts";

/** Id of the account that a CV belongs to, or null for a CV written without an account. */
export type Owner = string | null;

/** A CV as stored in the browser. */
export type LocalCv = {
  id: string;
  /** Only this account may list, open and sync the CV. If null, anyone at this browser may. */
  owner: Owner;
  title: string;
  document: CvDocument;
  /** ISO 8601. */
  changedAt: string;
  /** Grows by one with each save, so that a tab can tell whether another tab has saved since. */
  revision: number;
  /** Texts that lost to a later edit in another tab, until the user has reviewed them. */
  conflicts: Conflict[];
  /** The tab that saved last, and the number of its last saved edit. Each tab counts its edits from one. */
  savedBy?: { tab: string; edit: number };
  /** Ids of accounts whose owners chose not to add this ownerless CV. */
  keptOutOf?: readonly string[];
  /** Its deletion was undone, but the account does not know yet. */
  isUndeleted?: boolean;
};

/** An entry in a list of CVs. */
export type CvListing = Pick<LocalCv, "id" | "owner" | "title" | "changedAt"> & {
  /** The CV has no owner, and the person has not decided yet whether to add it to their account. */
  isUnclaimed: boolean;
};

/** A state of a CV that the user can restore: named by the user, or taken automatically from time to time. */
export type CvVersion = {
  cv: string;
  id: string;
  /** ISO 8601. */
  at: string;
  /** Null for automatic versions. */
  name: string | null;
  document: CvDocument;
};

/** The sync state of a CV's versions. Without it, all versions must be sent to the account. */
export type VersionExchange = {
  cv: string;
  /** The account's mark when both sides last had the same versions; 0 before that. */
  mark: number;
  /** Ids of versions that the account does not have yet. */
  unsent: readonly string[];
  /** Ids of versions that were removed here but that the account still has. */
  removed: readonly string[];
};

/** A draft: the unsaved text of a tab, with enough context to merge it into the CV after the tab is gone. */
export type Draft = {
  cv: string;
  /** Owner of the CV when the draft was written. Drafts of older pages have none. */
  owner?: Owner | undefined;
  tab: string;
  edit: number;
  /** The version of the documents that the patches are parts of. Drafts of older pages have none and are of version 1. */
  version?: number;
  /** The state that the tab's edits started from. */
  base: CvPatch;
  document: CvPatch;
  /** The state that was being saved when the draft was written. That save may or may not have finished. */
  saving?: { edit: number; document: CvPatch } | undefined;
};

/**
 * Why something was not stored: no space left, the browser does not let sites store data, or the save itself failed.
 */
export type StorageFailure = "no-room" | "refused" | "failed";

/** Whether a person may see a local CV. They may see their own and those without an owner. */
export function isVisibleTo(owner: Owner, cv: Pick<LocalCv, "owner">): boolean {
  return cv.owner === null || cv.owner === owner;
}
