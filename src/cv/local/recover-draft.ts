import { applyPatch, type CvPatch } from "../edit/diff-cv.ts";
import { openStoredDocument, upgradeDocument } from "../document/upgrade-document.ts";
import { merge, withAuthor } from "../edit/merge.ts";
import { isSameJson } from "../document/is-same-json.ts";
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
  const { tab, edit, saving, version = 1 } = draft;
  const { savedBy, document: earlier } = cv;
  // The save that was running did finish, so the tab's later text is based on what it saved.
  const isSaved = saving !== undefined && savedBy?.tab === tab && savedBy.edit >= saving.edit;
  const complete = (patch: CvPatch) => openStoredDocument(applyPatch(upgradePatch(patch, version), earlier));
  const base = complete(isSaved ? saving.document : draft.base);
  const merged = merge({ base, later: complete(draft.document), earlier });
  if (isSameJson(merged.document, earlier)) return cv;
  return {
    ...cv,
    document: merged.document,
    conflicts: [...cv.conflicts, ...withAuthor(savedBy?.tab, merged.conflicts)],
    revision: cv.revision + 1,
    changedAt: now.toISOString(),
    savedBy: { tab, edit },
  };
}

/** Upgrades the parts of a patch. The CV that it is merged into has been upgraded already. */
function upgradePatch(patch: CvPatch, version: number): CvPatch {
  const upgraded = Object.entries(upgradeDocument({ ...patch, version }) as object);
  return Object.fromEntries(upgraded.filter(([part]) => part in patch)) as CvPatch;
}
