import { createContext, use, useCallback, useSyncExternalStore } from "react";
import type { CvDocument, RowListKey } from "../../document/cv-document.ts";
import type { FieldAddress } from "../../edit/field-address.ts";
import { rowsOf } from "../../edit/edit-rows.ts";
import { readField, writeText } from "../../edit/set-field.ts";
import type { CvSession, SessionState } from "../../edit/cv-kind.ts";
import { useStore } from "../../../ui/store/use-store.ts";
import type { SyncStatus } from "../../../documents/sync/sync-status.ts";
import type { CvWorkspace, WorkspaceState } from "./cv-workspace.ts";

const SessionContext = createContext<CvSession | null>(null);

export const SessionProvider = SessionContext.Provider;

export function useCvSession(): CvSession {
  const session = use(SessionContext);
  if (!session) throw new Error("No CV is open around this component");
  return session;
}

/**
 * Returns a part of the open CV's state. The component renders again only when that part changes, so `select` must
 * return the same value for the same state: a string, or a part of the document itself.
 */
export function useSessionPart<Part>(select: (state: SessionState) => Part): Part {
  const session = useCvSession();
  const read = () => select(session.read());
  return useSyncExternalStore(session.subscribe, read, read);
}

export const useCvDocument = (): CvDocument => useSessionPart(({ document }) => document);

/** Returns a text of the CV and a function to write it, which cuts text beyond the field's limit. */
export function useCvField(address: FieldAddress): [text: string, write: (text: string) => void] {
  const session = useCvSession();
  const text = useSessionPart(({ document }) => readField(document, address));
  const write = useCallback(
    (next: string) => session.edit(address, (document) => writeText(document, address, next), true),
    [session, address],
  );
  return [text, write];
}

/** Returns the ids of a list's rows, in order. */
export function useRowIds(list: RowListKey): readonly string[] {
  const joined = useSessionPart(({ document }) =>
    rowsOf(document, list)
      .map(({ id }) => id)
      .join(" "),
  );
  return joined === "" ? [] : joined.split(" ");
}

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
