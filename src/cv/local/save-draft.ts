import { parseJson } from "../../platform/json/parse-json.ts";
import type { Draft } from "./local-cv.ts";

/**
 * Prefix of the localStorage keys of drafts. Drafts are not in IndexedDB: when a tab closes, the browser rolls back its
 * open transactions there, even those asked to commit. A localStorage write has left the tab when the call returns.
 */
const prefix = "cv-unsaved/";

const keyOf = (cv: string, tab: string): string => `${prefix}${cv}/${tab}`;

/** Replaces the tab's draft. Returns false if there is no space or the browser does not let the site store data. */
export function saveDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(draft.cv, draft.tab), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Lists the drafts of a CV from all tabs, including open ones. */
export function listDrafts(cv: string): Draft[] {
  return keysOfCv(cv).flatMap((key) => {
    const draft = parseJson(localStorage.getItem(key));
    return isDraft(draft) ? [draft] : [];
  });
}

/** Deletes the drafts of a CV: those of one tab, or all of them. */
export function deleteDrafts(cv: string, tab?: string): void {
  const keys = keysOfCv(cv);
  for (const key of keys) if (tab === undefined || key === keyOf(cv, tab)) localStorage.removeItem(key);
}

/** Deletes a draft that was merged, unless its tab has written a newer one in the meantime. */
export function deleteMergedDraft({ cv, tab, edit }: Draft): void {
  if (listDrafts(cv).some((one) => one.tab === tab && one.edit === edit)) deleteDrafts(cv, tab);
}

function keysOfCv(cv: string): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    return keys.filter((key) => key.startsWith(keyOf(cv, "")));
  } catch {
    return [];
  }
}

/** Whether a parsed draft is complete. A draft without these fields comes from another version of the site. */
function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { edit, base, document, saving } = value as Record<string, unknown>;
  const isSaving = saving === undefined || isPart((saving as Record<string, unknown> | null)?.["document"]);
  return typeof edit === "number" && isPart(base) && isPart(document) && isSaving;
}

function isPart(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { personal, sections } = value as Record<string, unknown>;
  return typeof personal === "object" && typeof sections === "object";
}
