import { useCallback, useState, type ComponentType } from "react";
import { useSearchParams } from "react-router";
import type { Owner } from "../../documents/local/local-document.ts";
import { useOpenWorkspace } from "../../documents/session/use-open-workspace.ts";
import type { SyncStatusStore } from "../../documents/sync/sync-status.ts";
import { cvKind } from "../edit/cv-kind.ts";
import { browserEnv } from "../../platform/browser/browser-env.ts";
import { openCvWorkspace, type CvWorkspace } from "./session/cv-workspace.ts";
import { showToast } from "../../ui/toast/toast-store.ts";

export type OpenedWorkspace = {
  workspace: CvWorkspace;
  /** Components for people with an account; null for visitors, who do not load them. */
  account: { SyncNotices: ComponentType } | null;
};

/** Opens the local CVs that a person may see: the one that the address names, or the latest. */
export function useCvWorkspace(owner: Owner): { opened: OpenedWorkspace | null; hasFailed: boolean } {
  const [parameters] = useSearchParams();
  const [wanted] = useState(() => parameters.get("cv"));
  const open = useCallback(
    async (sync: SyncStatusStore): Promise<OpenedWorkspace> => {
      const [workspace, account] = await Promise.all([
        openCvWorkspace(browserEnv, { wanted, owner, sync }),
        owner === null ? null : loadAccountParts(),
      ]);
      return { workspace, account };
    },
    [wanted, owner],
  );
  const { fetch, now } = browserEnv;
  const tellOthers = owner === null ? showAccountCvsToast : undefined;
  return useOpenWorkspace({ kind: cvKind, owner, fetch, now, open, ...(tellOthers && { tellOthers }) });
}

async function loadAccountParts(): Promise<OpenedWorkspace["account"]> {
  const { SyncNotices } = await import("./toolbar/sync-notices.tsx");
  return { SyncNotices };
}

/** Tells a visitor, who may have just signed out, what happened to account CVs in this browser. */
function showAccountCvsToast({ removed, hidden }: { removed: number; hidden: number }): void {
  if (hidden > 0) {
    showToast({
      tone: "good",
      title: "Changes are waiting here",
      message:
        "Changes that had not reached the account at sign-out stay hidden in this browser until their owner signs in again.",
    });
  } else if (removed > 0) {
    showToast({
      tone: "good",
      title: "Your CVs are in your account",
      message: "Sign in to go on with them.",
    });
  }
}
