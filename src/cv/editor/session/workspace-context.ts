import { createContext, use, useSyncExternalStore } from "react";
import type { SyncStatus } from "../../local/sync-status.ts";
import type { CvWorkspace, WorkspaceState } from "./cv-workspace.ts";

const WorkspaceContext = createContext<CvWorkspace | null>(null);

export const WorkspaceProvider = WorkspaceContext.Provider;

/** Returns the workspace with the local CVs. */
export function useWorkspace(): CvWorkspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error("This component is outside the editor");
  return workspace;
}

export function useWorkspaceState(): WorkspaceState {
  const workspace = useWorkspace();
  return useSyncExternalStore(workspace.subscribe, workspace.read, workspace.read);
}

export function useSyncStatus(): SyncStatus {
  const { sync } = useWorkspace();
  return useSyncExternalStore(sync.subscribe, sync.read, sync.read);
}
