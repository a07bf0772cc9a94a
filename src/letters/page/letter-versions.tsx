import type { SyncStatus } from "../../documents/sync/sync-status.ts";
import type { Owner, DocumentVersion } from "../../documents/local/local-document.ts";
import { useStore } from "../../ui/store/use-store.ts";
import type { LetterSession, LetterWorkspace } from "../letter-kind.ts";
import { ChevronDown } from "lucide-react";
import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { LetterDocument } from "../letter-document.ts";
import { wordCount } from "../letter.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { LetterAddress } from "../merge-letters.ts";

const words = {
  "not-kept": "Not saved: this browser stores nothing",
  gone: "Deleted elsewhere. What you see here is not saved.",
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
  return (
    <>
      <output className="meta">{words[state]}</output>
      {state === "gone" && (
        <Button size="sm" onClick={session.keepAfterAll}>
          Keep it after all
        </Button>
      )}
    </>
  );
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

const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

type LetterVersionsProps = {
  workspace: LetterWorkspace;
  onRestore: (document: LetterDocument) => void;
};

/** Earlier versions of the open letter to return to. The current text then becomes a version, too. */
export function LetterVersions({ workspace, onRestore }: LetterVersionsProps) {
  const [versions, setVersions] = useState<readonly DocumentVersion<LetterDocument>[]>([]);
  useEffect(() => {
    let left = false;
    const load = () => void workspace.versions().then((found) => left || setVersions(found));
    load();
    const unwatch = workspace.watchVersions(load);
    return () => {
      left = true;
      unwatch();
    };
  }, [workspace]);
  if (versions.length === 0) return null;
  return (
    <Menu
      buttonClassName="btn btn-quiet"
      button={
        <>
          Versions
          <Icon of={ChevronDown} size="sm" />
        </>
      }
    >
      {versions.map(({ id: version, at, document }) => (
        <button key={version} type="button" className="menu-choice" onClick={() => onRestore(document)}>
          {time.format(new Date(at))}
          <span className="meta">{wordCount(document.letter)} words</span>
        </button>
      ))}
    </Menu>
  );
}

const names: Readonly<Record<LetterAddress, string>> = {
  reason: "Why this job",
  contact: "The reader's name",
};

/** Texts of the form that another tab or device wrote differently. */
export function LetterConflicts({ session }: { session: LetterSession }) {
  const { conflicts } = useStore(session);
  return conflicts.map((conflict) => (
    <Notice key={`${conflict.address} ${conflict.other}`} tone="warn">
      <strong>{names[conflict.address]} was also written in another tab or device:</strong> “{conflict.other}”{" "}
      <Button size="sm" look="secondary" onClick={() => session.resolveConflict(conflict, "other")}>
        Use this text
      </Button>{" "}
      <Button size="sm" look="quiet" onClick={() => session.resolveConflict(conflict, "mine")}>
        Keep mine
      </Button>
    </Notice>
  ));
}
