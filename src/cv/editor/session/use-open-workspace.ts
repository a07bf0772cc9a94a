import { useEffect, useState, type ComponentType } from "react";
import { useSearchParams } from "react-router";
import type { Owner } from "../../local/local-cv.ts";
import { recoverDrafts } from "../../local/recover-drafts.ts";
import { removeOtherAccounts } from "../../local/remove-other-accounts.ts";
import { createSyncStatus } from "../../local/sync-status.ts";
import { showAccountCvsToast } from "../toolbar/show-account-cvs-toast.ts";
import { browserEnv } from "./browser-env.ts";
import { openCvWorkspace, type CvWorkspace } from "./cv-workspace.ts";

export type OpenedWorkspace = {
  workspace: CvWorkspace;
  /** Components for people with an account; null for visitors, who do not load them. */
  account: { ClaimDialog: ComponentType; SyncNotices: ComponentType } | null;
};

type OpenWorkspace = {
  /** Null until the CVs are open. */
  opened: OpenedWorkspace | null;
  /** True also if the browser does not answer for a long time. The CVs may still open later. */
  hasFailed: boolean;
};

/** Milliseconds after which a person is told that the CVs do not open. */
const longestOpening = 15_000;

/** Opens the local CVs that a person may see. */
export function useOpenWorkspace(owner: Owner): OpenWorkspace {
  const [opened, setOpened] = useState<OpenedWorkspace | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [parameters] = useSearchParams();
  const [wanted] = useState(() => parameters.get("cv"));
  useEffect(() => {
    let workspace: CvWorkspace | null = null;
    let endSync: (() => void) | null = null;
    let left = false;
    const saveNow = () => workspace?.read().session.saveNow();
    const hidden = () => document.visibilityState === "hidden" && saveNow();
    addEventListener("pagehide", saveNow);
    document.addEventListener("visibilitychange", hidden);
    async function open(): Promise<void> {
      const { fetch, now } = browserEnv;
      const sync = createSyncStatus();
      const report = (error: unknown) => reportError(error);
      await recoverDrafts({ owner, now: now(), report });
      const others = await removeOtherAccounts(owner);
      if (owner === null) showAccountCvsToast(others);
      let account: OpenedWorkspace["account"] = null;
      if (owner !== null) {
        const [{ startSync }, { ClaimDialog }, { SyncNotices }] = await Promise.all([
          import("../../local/start-sync.ts"),
          import("../toolbar/claim-dialog.tsx"),
          import("../toolbar/sync-notices.tsx"),
        ]);
        if (left) return;
        account = { ClaimDialog, SyncNotices };
        endSync = await startSync({ fetch, now, report, owner, status: sync });
      }
      if (left) return endSync?.();
      workspace = await openCvWorkspace(browserEnv, { wanted, owner, sync });
      if (left) return workspace.close();
      setOpened({ workspace, account });
    }
    const timer = setTimeout(() => setHasFailed(true), longestOpening);
    open()
      .catch((error: unknown) => {
        reportError(error);
        endSync?.();
        if (!left) setHasFailed(true);
      })
      .finally(() => clearTimeout(timer));
    return () => {
      left = true;
      clearTimeout(timer);
      removeEventListener("pagehide", saveNow);
      document.removeEventListener("visibilitychange", hidden);
      endSync?.();
      workspace?.close();
    };
  }, [wanted, owner]);
  return { opened, hasFailed };
}
