import type { Unsaved } from "./local-cv.ts";

/**
 * Where a tab sets aside what it has not saved yet. Not in IndexedDB: a browser undoes what a tab that goes has under
 * way there, even what was asked to be committed, while what stands here has left the tab when the call is over.
 */
const prefix = "cv-unsaved/";

const keyOf = (cv: string, tab: string): string => `${prefix}${cv}/${tab}`;

/** Writes it over what the tab set aside before. False where there is no room, or nothing may be kept. */
export function saveDraft(unsaved: Unsaved): boolean {
  try {
    localStorage.setItem(keyOf(unsaved.cv, unsaved.tab), JSON.stringify(unsaved));
    return true;
  } catch {
    return false;
  }
}

/** What tabs have set aside of a CV, also those that still live. */
export function listUnsaved(cv: string): Unsaved[] {
  return keysOfCv(cv).flatMap((key) => {
    const unsaved = parsed(localStorage.getItem(key));
    return isUnsaved(unsaved) ? [unsaved] : [];
  });
}

/** Forgets what one tab, or each, has set aside of a CV. */
export function forgetUnsaved(cv: string, tab?: string): void {
  const keys = keysOfCv(cv);
  for (const key of keys) if (tab === undefined || key === keyOf(cv, tab)) localStorage.removeItem(key);
}

/** Forgets what has been taken up, unless its tab lives and has set more aside meanwhile. */
export function forgetTakenUp({ cv, tab, edit }: Unsaved): void {
  if (listUnsaved(cv).some((one) => one.tab === tab && one.edit === edit)) forgetUnsaved(cv, tab);
}

function keysOfCv(cv: string): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    return keys.filter((key) => key.startsWith(keyOf(cv, "")));
  } catch {
    return [];
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** Whether it is whole: the form without these would be another version's. */
function isUnsaved(value: unknown): value is Unsaved {
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
