import { Notice } from "../../../ui/notice.tsx";
import { useWorkspaceState, useSyncStatus } from "../session/workspace-context.ts";
import { problemWords, stoppedWords } from "./sync-words.ts";

/** Explains why changes are only in this browser although the person has an account. */
export function SyncNotices() {
  const { stopped, problems, isBehind } = useSyncStatus();
  const { list } = useWorkspaceState();
  return (
    <>
      {stopped !== null && isBehind && (
        <Notice tone="warn" announce="politely">
          {stoppedWords[stopped]}
        </Notice>
      )}
      {problems.map(({ cv, part, reason }) => {
        const title = list.find(({ id }) => id === cv)?.title;
        return (
          title !== undefined && (
            <Notice key={`${cv} ${part}`} tone="warn" announce="politely">
              {problemWords(title, { part, reason })}
            </Notice>
          )
        );
      })}
    </>
  );
}
