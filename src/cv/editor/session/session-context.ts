import { createContext, use, useCallback, useSyncExternalStore } from "react";
import type { CvDocument } from "../../document/cv-document.ts";
import type { FieldAddress, RowListKey } from "../../edit/field-address.ts";
import { rowsOf } from "../../edit/row-lists.ts";
import { readField } from "../../edit/set-field.ts";
import { writeText } from "../../edit/write-text.ts";
import type { CvSession, SessionState } from "./cv-session.ts";

const SessionContext = createContext<CvSession | null>(null);

export const SessionProvider = SessionContext.Provider;

/** The CV that is open. */
export function useSession(): CvSession {
  const session = use(SessionContext);
  if (!session) throw new Error("No CV is open around this component");
  return session;
}

/**
 * A part of the open CV's state. The component is drawn again only when that part changes, so `select` has to give
 * the same thing for the same state: a text, or a part of the document itself.
 */
export function useSessionPart<Part>(select: (state: SessionState) => Part): Part {
  const session = useSession();
  const read = () => select(session.read());
  return useSyncExternalStore(session.subscribe, read, read);
}

export const useCvDocument = (): CvDocument => useSessionPart(({ document }) => document);

/** A text of the CV and how to write it: what is longer than a field holds is cut. */
export function useCvField(address: FieldAddress): [text: string, write: (text: string) => void] {
  const session = useSession();
  const text = useSessionPart(({ document }) => readField(document, address));
  const write = useCallback(
    (next: string) => session.edit(address, (document) => writeText(document, address, next), true),
    [session, address],
  );
  return [text, write];
}

/** Ids of the rows of a list, in order. */
export function useRowIds(list: RowListKey): readonly string[] {
  const joined = useSessionPart(({ document }) =>
    rowsOf(document, list)
      .map(({ id }) => id)
      .join(" "),
  );
  return joined === "" ? [] : joined.split(" ");
}
