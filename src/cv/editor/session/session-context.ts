import { createContext, use, useCallback, useSyncExternalStore } from "react";
import type { CvDocument, RowListKey } from "../../document/cv-document.ts";
import type { FieldAddress } from "../../edit/field-address.ts";
import { rowsOf } from "../../edit/row-lists.ts";
import { readField } from "../../edit/set-field.ts";
import { writeText } from "../../edit/write-text.ts";
import type { CvSession, SessionState } from "../../document/cv-kind.ts";

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
