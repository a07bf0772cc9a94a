import { createContext, use, useSyncExternalStore } from "react";
import type { SyncStatus } from "../../local/sync-status.ts";
import type { CvWorkspace, DeskState } from "./cv-workspace.ts";

const DeskContext = createContext<CvWorkspace | null>(null);

export const DeskProvider = DeskContext.Provider;

/** The CVs of this browser. */
export function useDesk(): CvWorkspace {
  const desk = use(DeskContext);
  if (!desk) throw new Error("This component stands outside the editor");
  return desk;
}

export function useDeskState(): DeskState {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, desk.read, desk.read);
}

/** How the exchange with the account stands. */
export function useSyncStatus(): SyncStatus {
  const { sync } = useDesk();
  return useSyncExternalStore(sync.subscribe, sync.read, sync.read);
}
