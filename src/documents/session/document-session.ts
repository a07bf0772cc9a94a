import { authorOf, isSameConflict, withAuthor, type Conflict } from "../local/conflict.ts";
import { createStore, type ReadableStore } from "../../ui/store/store.ts";
import type { DocumentKind } from "../local/document-kind.ts";
import type { DocumentDatabase } from "../local/local-document.ts";
import { deleteDrafts, saveDraft } from "../local/drafts.ts";
import type { LocalDocument, StorageFailure } from "../local/local-document.ts";
import { saveDocument } from "../local/save-document.ts";
import type { DocumentMessage } from "../local/tab-channel.ts";
import { saveVersion } from "../local/versions.ts";
import { createAutosave } from "./autosave.ts";
import { emptyHistory, record, redo, undo, type EditHistory, type UndoResult } from "./edit-history.ts";

export type SessionState<Content, Address extends string, Target extends string> = {
  document: Content;
  history: EditHistory<Content, Target>;
  /** ISO 8601; null before the first save. */
  savedAt: string | null;
  /** Why the last edit was not saved; "gone" if another tab deleted the document. */
  failure: "gone" | StorageFailure | null;
  conflicts: readonly Conflict<Address>[];
};

/** One document being edited in this tab. */
export type DocumentSession<
  Content,
  Address extends string = string,
  Target extends string = string,
> = ReadableStore<SessionState<Content, Address, Target>> & {
  id: string;
  /** The id of this tab. */
  tab: string;
  edit: (touched: Target, change: (document: Content) => Content, isTyping?: boolean) => void;
  /** `undo` and `redo` return what they changed, or null if there is nothing to undo or redo. */
  undo: () => Target | null;
  redo: () => Target | null;
  /** Resolves a conflict. "other" replaces the present text with the conflict's other text; "mine" keeps it. */
  resolveConflict: (conflict: Conflict<Address>, use: "other" | "mine") => void;
  /** Stores the document again after another tab or device deleted it. */
  keepAfterAll: () => void;
  hear: (message: DocumentMessage) => void;
  /** Saves unsaved changes immediately. */
  saveNow: () => void;
  close: () => void;
};

export type SessionOptions<Content, Address extends string> = {
  kind: DocumentKind<Content, Address>;
  /** Null if the browser does not store data. The document can still be edited, and the user is told. */
  db: DocumentDatabase | null;
  local: LocalDocument<Content, Address>;
  tab: string;
  now: () => Date;
  newId: () => string;
  tell: (message: DocumentMessage) => void;
};

/** Milliseconds between automatic versions. */
const takesVersionEach = 600_000;

/** Opens a document for editing. Every address of a conflict is a target of an edit. */
export function openDocumentSession<Content, Address extends Target, Target extends string>({
  kind,
  db,
  local: opened,
  tab,
  now,
  newId,
  tell,
}: SessionOptions<Content, Address>): DocumentSession<Content, Address, Target> {
  type State = SessionState<Content, Address, Target>;
  const { id, title } = opened;
  const documents = db && { db, kind };
  let { document: base, revision, owner } = opened;
  let met: readonly Conflict<Address>[] = [];
  let resolved: readonly Conflict<Address>[] = [];
  let versionTaken = 0;
  let edits = 0;
  let isWanted = false;
  let saving: { edit: number; document: Content } | undefined;
  const { set: put, ...store } = createStore<State>({
    document: base,
    history: emptyHistory,
    savedAt: revision === 0 ? null : opened.changedAt,
    failure: db ? null : "refused",
    conflicts: opened.conflicts,
  });

  function set(change: Partial<State>): void {
    put({ ...store.read(), ...change });
  }

  const autosave = createAutosave(save, () => set({ failure: "failed" }));

  async function save(): Promise<boolean> {
    // If the browser stores nothing, retrying does not help.
    if (!documents) return true;
    const { document } = store.read();
    const sent = { met: isWanted ? store.read().conflicts : met, resolved, isWanted };
    const from = { tab, edit: edits, base, revision };
    saving = { edit: edits, document };
    const outcome = await saveDocument(documents, {
      id,
      owner,
      ...from,
      document,
      title,
      ...sent,
      now: now(),
    });
    saving = undefined;
    if (!outcome.ok) {
      if (outcome.reason === "gone") deleteDrafts(id, tab);
      set({ failure: outcome.reason });
      return outcome.reason === "gone";
    }
    met = met.filter((one) => !sent.met.includes(one));
    resolved = resolved.filter((one) => !sent.resolved.includes(one));
    isWanted = false;
    adopt(outcome.saved, document);
    set({ savedAt: outcome.saved.changedAt, failure: null });
    tell({ kind: "saved", id, revision: outcome.saved.revision });
    return true;
  }

  /**
   * Plans a save and writes the draft to localStorage. The save is delayed and slow; the draft is written immediately,
   * so it survives a killed tab.
   */
  function touch(): void {
    edits += 1;
    autosave.touch();
    if (!db) return;
    const part = kind.draft.diff([base, store.read().document, ...(saving ? [saving.document] : [])]);
    const isAside = saveDraft({
      of: id,
      owner,
      tab,
      edit: edits,
      version: kind.version,
      base: part(base),
      document: part(store.read().document),
      met,
      saving: saving && { edit: saving.edit, document: part(saving.document) },
    });
    if (!isAside) autosave.flush();
  }

  /** Takes over the stored document. `since` is the state of this tab that the stored document already includes. */
  function adopt(stored: LocalDocument<Content, Address>, since: Content): void {
    if (stored.revision <= revision) return;
    const merged = kind.merge({ base: since, later: store.read().document, earlier: stored.document });
    base = stored.document;
    revision = stored.revision;
    owner = stored.owner;
    met = [...met, ...withAuthor(authorOf(stored, tab), merged.conflicts)];
    const open = [...stored.conflicts, ...met].filter(
      (one) => !resolved.some((past) => isSameConflict(one, past)),
    );
    set({ document: merged.document, conflicts: open, savedAt: stored.changedAt });
    if (merged.document === base) deleteDrafts(id, tab);
    else touch();
  }

  async function catchUp(): Promise<void> {
    const stored = await db?.get("documents", id);
    if (stored) adopt(stored as LocalDocument<Content, Address>, base);
  }

  function edit(touched: Target, change: (document: Content) => Content, isTyping = false): void {
    const before = store.read().document;
    const after = change(before);
    if (after === before) return;
    const at = now();
    const step = { before, after, touched, isTyping, at: at.getTime() };
    takeVersion(before, at);
    set({ document: after, history: record(store.read().history, step) });
    touch();
    // Save now, so that a draft can be merged into something if the tab is killed early.
    if (revision === 0) autosave.flush();
  }

  /** Stores the state before an edit as an automatic version, at most every ten minutes and never for an unsaved one. */
  function takeVersion(document: Content, at: Date): void {
    if (!documents || revision === 0 || at.getTime() - versionTaken < takesVersionEach) return;
    versionTaken = at.getTime();
    // Ignore a failure: if space is short, the document itself is more important.
    const version = { of: id, id: newId(), at: at.toISOString(), name: null, document };
    saveVersion(documents, version).catch(() => undefined);
  }

  function turn(to: UndoResult<Content, Target> | null): Target | null {
    if (!to) return null;
    set({ document: to.document, history: to.history });
    touch();
    return to.touched;
  }

  return {
    id,
    tab,
    ...store,
    edit,
    undo: () => turn(undo(store.read().history, store.read().document, kind.merge)),
    redo: () => turn(redo(store.read().history, store.read().document, kind.merge)),
    resolveConflict(conflict, use) {
      resolved = [...resolved, conflict];
      set({ conflicts: store.read().conflicts.filter((one) => !isSameConflict(one, conflict)) });
      autosave.touch();
      const { address, other } = conflict;
      if (use === "other" && kind.readText(store.read().document, address) !== other)
        edit(address, (document) => kind.writeText(document, address, other));
    },
    keepAfterAll() {
      isWanted = true;
      autosave.touch();
      autosave.flush();
    },
    hear(message) {
      if (message.kind === "deleted" && message.id === id) set({ failure: "gone" });
      if (message.kind === "claimed" && message.ids.includes(id)) owner = message.owner;
      if (message.kind === "saved" && message.id === id && message.revision > revision) void catchUp();
    },
    saveNow: autosave.flush,
    close: autosave.stop,
  };
}
