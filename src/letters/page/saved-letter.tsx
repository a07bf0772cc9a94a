import type { SyncStatus } from "../../documents/sync/sync-status.ts";
import type { Owner } from "../../documents/local/local-document.ts";
import { useStore } from "../../ui/store/use-store.ts";
import type { LetterSession, LetterWorkspace } from "../letter-kind.ts";

const words = {
  "not-kept": "Not saved: this browser stores nothing",
  gone: "Deleted in another tab. What you see here is not saved.",
  here: "Saved in this browser",
  account: "Saved in your account",
  "account-full": "Saved in this browser only: your account takes no more",
  "account-waits": "Saved in this browser, not yet in your account",
} as const;

/** Where the open letter is saved. */
export function SavedLetter({ workspace, session }: { workspace: LetterWorkspace; session: LetterSession }) {
  const { failure, savedAt } = useStore(session);
  const status = useStore(workspace.sync);
  const state =
    failure === "gone"
      ? "gone"
      : failure
        ? "not-kept"
        : savedIn(session.id, savedAt, { owner: workspace.owner, status });
  return <output className="meta">{words[state]}</output>;
}

function savedIn(
  id: string,
  savedAt: string | null,
  { owner, status }: { owner: Owner; status: SyncStatus },
): keyof typeof words {
  if (owner === null) return "here";
  const problem = status.problems.find((one) => one.id === id)?.reason;
  if (problem && problem !== "fault") return "account-full";
  if (status.stopped !== null || problem) return "account-waits";
  const isSynced =
    status.at !== null && savedAt !== null && savedAt <= status.at && !status.behind.includes(id);
  return isSynced ? "account" : "here";
}
