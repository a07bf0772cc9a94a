import { Notice } from "../../../ui/notice.tsx";
import { useWorkspaceState, useSyncStatus } from "../session/workspace-context.ts";
import { syncProblemText, syncStoppedTexts } from "./sync-problem-text.ts";

/** Explains why changes are only in this browser although the person has an account. */
export function SyncNotices() {
  const { stopped, problems, isBehind } = useSyncStatus();
  const { list } = useWorkspaceState();
  return (
    <>
      {stopped !== null && isBehind && (
        <Notice tone="warn" announce="politely">
          {syncStoppedTexts[stopped]}
        </Notice>
      )}
      {problems.map(({ cv, part, reason }) => {
        const title = list.find(({ id }) => id === cv)?.title;
        return (
          title !== undefined && (
            <Notice key={`${cv} ${part}`} tone="warn" announce="politely">
              {syncProblemText(title, { part, reason })}
            </Notice>
          )
        );
      })}
    </>
  );
}
