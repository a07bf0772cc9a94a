import { applyPatch } from "../edit/diff-cv.ts";
import { merge } from "../edit/merge.ts";
import { isSameJson } from "../json-resume/is-same-json.ts";
import type { LocalCv, Draft } from "./local-cv.ts";

/**
 * Whether the stored CV already contains a tab's draft. This happens when the tab closes after the save but before it
 * can delete the draft.
 */
export function containsDraft({ savedBy }: LocalCv, { tab, edit }: Draft): boolean {
  return savedBy?.tab === tab && savedBy.edit >= edit;
}

/** Merges a tab's draft into the CV. Returns the same CV object if it contains the draft already. */
export function recoverDraft(cv: LocalCv, draft: Draft, now: Date): LocalCv {
  if (containsDraft(cv, draft)) return cv;
  const { tab, edit, saving } = draft;
  const { savedBy, document: earlier } = cv;
  // The save that was running did finish, so the tab's later text is based on what it saved.
  const isSaved = saving !== undefined && savedBy?.tab === tab && savedBy.edit >= saving.edit;
  const base = applyPatch(isSaved ? saving.document : draft.base, earlier);
  const merged = merge({ base, later: applyPatch(draft.document, earlier), earlier });
  if (isSameJson(merged.document, earlier)) return cv;
  return {
    ...cv,
    document: merged.document,
    conflicts: [...cv.conflicts, ...merged.conflicts],
    revision: cv.revision + 1,
    changedAt: now.toISOString(),
    savedBy: { tab, edit },
  };
}
