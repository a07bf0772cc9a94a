import { UndoNotice } from "../../ui/undo-notice.tsx";
import type { RemovedOutcome } from "../outcome.ts";
import type { DoneChange } from "./many-change.ts";

/** Says what was done to the chosen applications, with a button that undoes it. */
export function DoneNotice({ change, action }: { change: DoneChange; action: string }) {
  const { what, effect } = describeDone(change);
  return (
    <UndoNotice action={action} field="undo" id={change.id}>
      <strong>{what}</strong> {effect}
    </UndoNotice>
  );
}

/** Says what was done: a short part to stress, and its effect. */
function describeDone({ what, count, stage, removed }: DoneChange): { what: string; effect: string } {
  const isOne = count === 1;
  const they = isOne ? "The application" : `${count} applications`;
  const theyAre = `${they} ${isOne ? "is" : "are"}`;
  const stay = isOne ? "stays" : "stay";
  return {
    move: { what: "Moved.", effect: `${theyAre} in ${stage}.${removedText(removed)}` },
    archive: {
      what: "Archived.",
      effect: `${theyAre} hidden from the board and the table, and ${stay} in the figures.`,
    },
    unarchive: { what: "Unarchived.", effect: `${theyAre} on the board and in the table again.` },
    delete: { what: "Deleted.", effect: `${they} can be restored for 30 days.` },
  }[what];
}

function removedText(removed: readonly RemovedOutcome[]): string {
  if (removed.length === 0) return "";
  const outcomes = removed.length === 1 ? "One outcome was" : `${removed.length} outcomes were`;
  const kept = removed.some(({ hasReason }) => hasReason) ? " The reasons that you wrote stay." : "";
  return ` ${outcomes} removed, because the stage is open.${kept}`;
}
