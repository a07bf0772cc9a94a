import { Notice } from "../../../ui/notice.tsx";
import { useWorkspaceState, useSyncStatus } from "../session/workspace-context.ts";
import { syncProblemText, syncStoppedTexts } from "./sync-problem-text.ts";

/** Explains why changes are only in this browser although the person has an account. */
export function SyncNotices() {
  const { stopped, problems, behind } = useSyncStatus();
  const { list } = useWorkspaceState();
  return (
    <>
      {stopped !== null && behind.length > 0 && (
        <Notice tone="warn" announce="politely">
          {syncStoppedTexts[stopped]}
        </Notice>
      )}
      {problems.map(({ id, part, reason }) => {
        const title = list.find((cv) => cv.id === id)?.title;
        return (
          title !== undefined && (
            <Notice key={`${id} ${part}`} tone="warn" announce="politely">
              {syncProblemText(title, { part, reason })}
            </Notice>
          )
        );
      })}
    </>
  );
}
