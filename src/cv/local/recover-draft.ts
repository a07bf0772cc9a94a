import { completed } from "../edit/diff-cv.ts";
import { merge } from "../edit/merge.ts";
import { isSameJson } from "../json-resume/is-same-json.ts";
import type { LocalCv, Unsaved } from "./local-cv.ts";

/** Whether the CV as it is kept already holds what a tab had set aside: it went before it could be forgotten. */
export function isTakenUp({ savedBy }: LocalCv, { tab, edit }: Unsaved): boolean {
  return savedBy?.tab === tab && savedBy.edit >= edit;
}

/** Merges what a tab had not saved into the CV; the same CV where it holds that already. */
export function recoverDraft(cv: LocalCv, unsaved: Unsaved, now: Date): LocalCv {
  if (isTakenUp(cv, unsaved)) return cv;
  const { tab, edit, saving } = unsaved;
  const { savedBy, document: earlier } = cv;
  // A save that was under way came to its end: what the tab wrote since then began from that.
  const isSaved = saving !== undefined && savedBy?.tab === tab && savedBy.edit >= saving.edit;
  const base = completed(isSaved ? saving.document : unsaved.base, earlier);
  const merged = merge({ base, later: completed(unsaved.document, earlier), earlier });
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
