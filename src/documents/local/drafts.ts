import { isSameConflict, withAuthor, type Conflict } from "./conflict.ts";
import { parseJson } from "../../platform/json/parse-json.ts";
import { isSameJson } from "../../platform/json/is-same-json.ts";
import type { DocumentKind } from "./document-kind.ts";
import type { LocalDocument, Owner } from "./local-document.ts";

/** A draft: the unsaved text of a tab, with enough context to merge it into the document after the tab is gone. */
export type Draft = {
  /** Id of the document. */
  of: string;
  /** Owner of the document when the draft was written. Drafts of older pages have none. */
  owner?: Owner | undefined;
  tab: string;
  edit: number;
  /** The version of the content that the parts belong to. Drafts of older pages have none and are of version 1. */
  version?: number;
  /** The state that the tab's edits started from. */
  base: unknown;
  document: unknown;
  /** Conflicts that the tab found and that are not saved yet. */
  met?: readonly Conflict[];
  /** The state that was being saved when the draft was written. That save may or may not have finished. */
  saving?: { edit: number; document: unknown } | undefined;
};

/**
 * Prefix of the localStorage keys of drafts. Drafts are not in IndexedDB: when a tab closes, the browser rolls back its
 * open transactions there, even those asked to commit. A localStorage write has left the tab when the call returns.
 */
const prefix = "cv-unsaved/";

const keyOf = (id: string, tab: string): string => `${prefix}${id}/${tab}`;

/** Replaces the tab's draft. Returns false if there is no space or the browser does not let the site store data. */
export function saveDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(draft.of, draft.tab), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Lists the drafts of a document from all tabs, including open ones. */
export function listDrafts(id: string): Draft[] {
  return keysOfDocument(id).flatMap((key) => {
    const draft = parseJson(localStorage.getItem(key));
    return isDraft(draft) ? [{ ...draft, of: id }] : [];
  });
}

/** Deletes the drafts of a document: those of one tab, or all of them. */
export function deleteDrafts(id: string, tab?: string): void {
  for (const key of keysOfDocument(id))
    if (tab === undefined || key === keyOf(id, tab)) localStorage.removeItem(key);
}

/** Deletes a draft that was merged, unless its tab has written a newer one in the meantime. */
export function deleteMergedDraft({ of, tab, edit }: Draft): void {
  if (listDrafts(of).some((one) => one.tab === tab && one.edit === edit)) deleteDrafts(of, tab);
}

function keysOfDocument(id: string): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    return keys.filter((key) => key.startsWith(keyOf(id, "")));
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { edit, tab } = value as Record<string, unknown>;
  return typeof edit === "number" && typeof tab === "string";
}

/**
 * Whether the stored document already contains a tab's draft. This happens when the tab closes after the save but
 * before it can delete the draft.
 */
export function containsDraft({ savedBy }: Pick<LocalDocument<unknown>, "savedBy">, draft: Draft): boolean {
  return savedBy?.tab === draft.tab && savedBy.edit >= draft.edit;
}

/** Merges a tab's draft into the document. Returns the same object if it contains the draft already. */
export function recoverDraft<Content, Address extends string>(
  kind: DocumentKind<Content, Address>,
  local: LocalDocument<Content, Address>,
  draft: Draft,
  now: Date,
): LocalDocument<Content, Address> {
  const { tab, edit, saving, version = 1 } = draft;
  const met = (draft.met ?? []) as readonly Conflict<Address>[];
  const parts = [draft.base, draft.document, ...(saving ? [saving.document] : [])];
  // An incomplete draft comes from another version of the site.
  if (containsDraft(local, draft) || !parts.every(kind.draft.isPart)) return local;
  const { savedBy, document: earlier } = local;
  // The save that was running did finish, so the tab's later text is based on what it saved.
  const isSaved = saving !== undefined && savedBy?.tab === tab && savedBy.edit >= saving.edit;
  const complete = (part: unknown) => kind.draft.complete(part, version, earlier);
  const base = complete(isSaved ? saving.document : draft.base);
  const merged = kind.merge({ base, later: complete(draft.document), earlier });
  if (isSameJson(merged.document, earlier)) return local;
  return {
    ...local,
    document: merged.document,
    conflicts: [
      ...local.conflicts,
      ...met.filter((one) => !local.conflicts.some((known) => isSameConflict(one, known))),
      ...withAuthor(savedBy?.tab, merged.conflicts),
    ],
    revision: local.revision + 1,
    changedAt: now.toISOString(),
    savedBy: { tab, edit },
  };
}
