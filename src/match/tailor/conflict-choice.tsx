import { useCvDocument, useCvSession } from "../../cv/editor/session/session-context.ts";
import { plainText } from "../../text/blocks/read-rich-text.ts";
import { mergeBoth, resolveMasterConflict, type MasterConflict } from "../../cv/variant/take-master.ts";
import { Button } from "../../ui/button.tsx";
import { conflictName } from "./conflict-name.ts";
import { WordDifference } from "./word-difference.tsx";

/** A text that the person changed here and in the master. The variant keeps its own text until they choose. */
export function ConflictChoice({ conflict }: { conflict: MasterConflict }) {
  const session = useCvSession();
  const document = useCvDocument();
  const both = mergeBoth(conflict);
  const resolve = (text: string) =>
    session.edit("several", (cv) => resolveMasterConflict(cv, conflict, text));
  return (
    <div className="tailor-conflict">
      <h3>{conflictName(document, conflict.address)}: you reworded it here, and the master changed too</h3>
      <div className="tailor-sides">
        <div>
          <span className="match-label">Master</span>
          <WordDifference before={plainText(conflict.base)} after={plainText(conflict.master)} />
        </div>
        <div>
          <span className="match-label">This variant</span>
          <WordDifference before={plainText(conflict.base)} after={plainText(conflict.mine)} />
        </div>
      </div>
      <div className="cluster">
        {both !== null && (
          <Button size="sm" onClick={() => resolve(both)}>
            Take both changes
          </Button>
        )}
        <Button look="quiet" size="sm" onClick={() => resolve(conflict.master)}>
          Take the master’s
        </Button>
        <Button look="quiet" size="sm" onClick={() => resolve(conflict.mine)}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}
