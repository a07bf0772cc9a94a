import { createContext, use } from "react";
import { useStore } from "../../../ui/store/use-store.ts";
import type { SyncStatus } from "../../../documents/sync/sync-status.ts";
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
  return useStore(useWorkspace());
}

export function useSyncStatus(): SyncStatus {
  return useStore(useWorkspace().sync);
}
