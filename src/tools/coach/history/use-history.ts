import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { deleteDocument, forgetSync } from "../../../documents/local/change-documents.ts";
import { openDocuments } from "../../../documents/local/database.ts";
import type { LocalDocument, Owner } from "../../../documents/local/local-document.ts";
import { listDocuments } from "../../../documents/local/read-document.ts";
import { saveDocument } from "../../../documents/local/save-document.ts";
import {
  openDocumentChannel,
  type DocumentChannel,
  type DocumentMessage,
} from "../../../documents/local/tab-channel.ts";
import { createSyncStatus } from "../../../documents/sync/sync-status.ts";
import { browserEnv } from "../../../platform/browser/browser-env.ts";
import { practiceKind, type LocalPractice, type PracticeSession } from "./practice-kind.ts";
import {
  addAnswer,
  endSession,
  type KeptAnswer,
  type Session,
  type SessionHistory,
} from "./session-history.ts";

export type HistoryTools = {
  /** Null before JavaScript runs. */
  history: SessionHistory | null;
  /** Adds an answer that was finished just now. */
  add: (about: Pick<Session, "title" | "company">, answer: KeptAnswer) => void;
  /** Ends the newest session, so that the next answer begins another. */
  end: () => void;
  remove: (ids: readonly string[]) => void;
  /** False when the browser stores nothing, so that the history ends with the page. */
  isKept: boolean;
};

type Stored = LocalDocument<PracticeSession>;

/**
 * The person's practice. It stays in this browser, and other tabs see changes.
 *
 * @param owner the account that is signed in; null for a visitor
 * @param isInAccount whether the person keeps the practice in their account, too
 */
export function useHistory(owner: Owner, isInAccount: boolean): HistoryTools {
  const [stored, setStored] = useState<readonly Stored[] | null>(null);
  const [isKept, setKept] = useState(true);
  const practice = useRef<Promise<LocalPractice | null>>(undefined);
  const channel = useRef<DocumentChannel>(null);
  const tab = useRef("");
  const open = useCallback(() => (practice.current ??= openDocuments(practiceKind)), []);

  const load = useCallback(async () => {
    const documents = await open();
    setKept(documents !== null);
    if (documents) setStored(await readAll(documents, owner));
    else setStored((now) => now ?? []);
  }, [open, owner]);

  useEffect(() => {
    tab.current = browserEnv.newId();
    channel.current = openDocumentChannel(practiceKind.name, () => void load());
    let endSync: (() => void) | null = null;
    let left = false;
    async function begin(): Promise<void> {
      await load();
      if (owner === null) return;
      if (!isInAccount) {
        const documents = await open();
        if (documents) await forgetSync(documents, owner);
        return;
      }
      const { startSync } = await import("../../../documents/sync/keep-synced.ts");
      const { fetch, now } = browserEnv;
      const report = (error: unknown) => reportError(error);
      const status = createSyncStatus();
      const end = await startSync(status, { kind: practiceKind, fetch, now, account: owner, report });
      if (left) end();
      else endSync = end;
      await load();
    }
    void begin().catch((error: unknown) => reportError(error));
    return () => {
      left = true;
      endSync?.();
      channel.current?.close();
    };
  }, [open, load, owner, isInAccount]);

  /** Stores changed sessions, in the browser or else in this page, and tells the other tabs. */
  const store = useCallback(
    async (next: readonly { session: Session; before: Stored | undefined }[], gone: readonly string[]) => {
      const documents = await open();
      const messages: DocumentMessage[] = gone.map((id) => ({ kind: "deleted", id }));
      const by = { owner, tab: tab.current, now: browserEnv.now() };
      for (const { session, before } of next) {
        if (documents) await keepSession(documents, session, before, by);
        messages.push({ kind: "listed" });
      }
      if (documents) for (const id of gone) await deleteDocument(documents, id);
      messages.forEach((message) => channel.current?.tell(message));
      if (documents) await load();
    },
    [open, owner, load],
  );

  return useMemo(() => {
    const history = stored && stored.map(sessionOf);
    const change = (make: (before: SessionHistory) => SessionHistory) => {
      const before = history ?? [];
      const after = make(before);
      const changed = after.filter((session) => !before.includes(session));
      const gone = before.filter(({ id }) => !after.some((session) => session.id === id)).map(({ id }) => id);
      setStored(
        after.map((session) => {
          const was = stored?.find(({ id }) => id === session.id);
          const { id: _, ...document } = session;
          return was ? { ...was, document } : storedOf(session, { owner, changedAt: session.changed });
        }),
      );
      void store(
        changed.map((session) => ({ session, before: stored?.find(({ id }) => id === session.id) })),
        gone,
      ).catch(() => setKept(false));
    };
    return {
      history,
      isKept,
      add(about, answer) {
        const at = { now: browserEnv.now().toISOString(), id: browserEnv.newId() };
        change((before) => addAnswer(before, about, answer, at));
      },
      end: () => change(endSession),
      remove: (ids) => change((before) => before.filter(({ id }) => !ids.includes(id))),
    };
  }, [stored, isKept, owner, store]);
}

/**
 * Stores a session that was changed here. If another tab or device deleted it in the meantime, it is stored again, so
 * that the answer that was just finished is not lost.
 *
 * @param before the session that the change was made in; undefined for a new one
 * @throws if the browser does not store it
 */
export async function keepSession(
  documents: LocalPractice,
  session: Session,
  before: Stored | undefined,
  { owner, tab, now }: { owner: Owner; tab: string; now: Date },
): Promise<void> {
  const { id, ...document } = session;
  const { revision, document: base } = before ?? storedOf(session, { owner, changedAt: "", revision: 0 });
  const outcome = await saveDocument(documents, {
    id,
    owner,
    tab,
    edit: revision + 1,
    base,
    revision,
    document,
    title: document.title,
    met: [],
    resolved: [],
    isWanted: true,
    now,
  });
  if (!outcome.ok) throw new Error(`The session was not stored: ${outcome.reason}`);
}

const sessionOf = ({ id, document }: Stored): Session => ({ id, ...document });

function storedOf(
  { id, ...document }: Session,
  { owner, changedAt, revision = 1 }: Pick<Stored, "owner" | "changedAt"> & { revision?: number },
): Stored {
  const { title } = document;
  return { id, kind: "practice", owner, title, document, changedAt, revision, conflicts: [] };
}

/** The sessions that a person may see, newest first. */
async function readAll(documents: LocalPractice, owner: Owner): Promise<Stored[]> {
  const listed = await listDocuments(documents, owner);
  const rows = await Promise.all(listed.map(({ id }) => documents.db.get("documents", id)));
  return (rows as (Stored | undefined)[])
    .filter((row) => row !== undefined)
    .toSorted((one, other) => other.document.started.localeCompare(one.document.started));
}
