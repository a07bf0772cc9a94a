import { useCvDocument, useCvSession } from "../../cv/editor/session/session-context.ts";
import type { MasterConflict } from "../../cv/variant/merge-from-master.ts";
import { undoVariantChange, variantChanges, type VariantChange } from "../../cv/variant/variant-changes.ts";
import { Button } from "../../ui/button.tsx";
import { changeLines } from "./change-lines.ts";
import { ConflictChoice } from "./conflict-choice.tsx";
import { WordDifference } from "./word-difference.tsx";

/** The differences from the master, each with a button that undoes it, and the conflicts. */
export function Differences({ conflicts }: { conflicts: readonly MasterConflict[] }) {
  const session = useCvSession();
  const document = useCvDocument();
  const undecided = new Set<string>(conflicts.map(({ address }) => address));
  const changes = variantChanges(document).filter((change) => !undecided.has(addressOf(change)));
  return (
    <section aria-labelledby="differences">
      <h2 id="differences" className="h-part">
        Difference to the master
      </h2>
      <p className="meta">{summary(changes.length, conflicts.length)}</p>
      {conflicts.map((conflict) => (
        <ConflictChoice key={conflict.address} conflict={conflict} />
      ))}
      {changes.length > 0 && (
        <ul className="match-rows">
          {changes.map((change) => {
            const { kind, what, before, after } = changeLines(change, document);
            return (
              <li key={`${kind} ${what} ${before} ${after}`} className="change">
                <span className="meta">{kind}</span>
                <div>
                  <p className="change-what">{what}</p>
                  {before + after !== "" && <WordDifference before={before} after={after} />}
                </div>
                <Button
                  look="quiet"
                  size="sm"
                  aria-label={`Undo: ${what}`}
                  onClick={() => session.edit("several", (cv) => undoVariantChange(cv, change))}
                >
                  Undo
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function addressOf(change: VariantChange): string {
  if (change.kind !== "text") return "";
  return [change.list, ...(change.row ? [change.row.id] : []), change.field].join("/");
}

function summary(changes: number, conflicts: number): string {
  const listed = changes === 0 ? "No change yet." : changes === 1 ? "1 change." : `${changes} changes.`;
  if (conflicts === 0) return listed;
  return `${listed} ${conflicts === 1 ? "One needs" : `${conflicts} need`} your decision.`;
}
