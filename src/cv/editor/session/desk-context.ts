import { createContext, use, useSyncExternalStore } from "react";
import type { SyncStatus } from "../../local/sync-status.ts";
import type { CvWorkspace, DeskState } from "./cv-workspace.ts";

const DeskContext = createContext<CvWorkspace | null>(null);

export const DeskProvider = DeskContext.Provider;

/** Returns the workspace with the local CVs. */
export function useDesk(): CvWorkspace {
  const desk = use(DeskContext);
  if (!desk) throw new Error("This component stands outside the editor");
  return desk;
}

export function useDeskState(): DeskState {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, desk.read, desk.read);
}

/** Returns the sync status. */
export function useSyncStatus(): SyncStatus {
  const { sync } = useDesk();
  return useSyncExternalStore(sync.subscribe, sync.read, sync.read);
}
