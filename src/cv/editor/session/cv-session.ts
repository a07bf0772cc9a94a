import { createStore, type ReadableStore } from "../../../ui/store/store.ts";
import type { CvDocument } from "../../document/cv-document.ts";
import type { NewId } from "../../document/new-cv-document.ts";
import { readField, setField } from "../../edit/set-field.ts";
import {
  emptyHistory,
  record,
  redo,
  undo,
  type EditHistory,
  type EditTarget,
  type UndoResult,
} from "../../edit/edit-history.ts";
import { diffCv } from "../../edit/diff-cv.ts";
import { merge, withAuthor, type Conflict } from "../../edit/merge.ts";
import { createAutosave } from "../../local/autosave.ts";
import { addCv } from "../../local/change-cvs.ts";
import type { CvDatabase } from "../../local/cv-database.ts";
import { saveVersion } from "../../local/local-versions.ts";
import type { StorageFailure, LocalCv } from "../../local/local-cv.ts";
import { isSameConflict, saveCv } from "../../local/save-cv.ts";
import { deleteDrafts, saveDraft } from "../../local/save-draft.ts";
import type { CvMessage } from "../../local/cv-channel.ts";

export type SessionState = {
  document: CvDocument;
  history: EditHistory;
  /** ISO 8601; null before the first save. */
  savedAt: string | null;
  /** Why the last edit was not saved; "gone" if another tab deleted the CV. */
  failure: "gone" | StorageFailure | null;
  conflicts: readonly Conflict[];
};

/** One CV being edited in this tab. */
export type CvSession = ReadableStore<SessionState> & {
  id: string;
  /** The id of this tab. */
  tab: string;
  edit: (touched: EditTarget, change: (document: CvDocument) => CvDocument, isTyping?: boolean) => void;
  /** `undo` and `redo` return what they changed, or null if there is nothing to undo or redo. */
  undo: () => EditTarget | null;
  redo: () => EditTarget | null;
  /** Resolves a conflict. "other" replaces the present text with the conflict's other text; "mine" keeps it. */
  resolveConflict: (conflict: Conflict, use: "other" | "mine") => void;
  /** Stores the CV again after another tab deleted it. */
  keepAfterAll: () => void;
  hear: (message: CvMessage) => void;
  /** Saves unsaved changes immediately. */
  saveNow: () => void;
  close: () => void;
};

type SessionOptions = {
  /** Null if the browser does not store data. The CV can still be edited, and the user is told. */
  db: CvDatabase | null;
  cv: LocalCv;
  tab: string;
  now: () => Date;
  newId: NewId;
  tell: (message: CvMessage) => void;
};

/** Milliseconds between automatic versions. */
const takesVersionEach = 600_000;

export function openCvSession({ db, cv: opened, tab, now, newId, tell }: SessionOptions): CvSession {
  const { id, title } = opened;
  let { document: base, revision, owner } = opened;
  let met: readonly Conflict[] = [];
  let resolved: readonly Conflict[] = [];
  let versionTaken = 0;
  let edits = 0;
  let saving: { edit: number; document: CvDocument } | undefined;
  const { set: put, ...store } = createStore<SessionState>({
    document: base,
    history: emptyHistory,
    savedAt: revision === 0 ? null : opened.changedAt,
    failure: db ? null : "refused",
    conflicts: opened.conflicts,
  });

  function set(change: Partial<SessionState>): void {
    put({ ...store.read(), ...change });
  }

  const autosave = createAutosave(save, () => set({ failure: "failed" }));

  async function save(): Promise<boolean> {
    // If the browser stores nothing, retrying does not help.
    if (!db) return true;
    const { document } = store.read();
    const sent = { met, resolved };
    const from = { tab, edit: edits, base, revision };
    saving = { edit: edits, document };
    const outcome = await saveCv(db, { id, owner, ...from, document, title, ...sent, now: now() });
    saving = undefined;
    if (!outcome.ok) {
      if (outcome.reason === "gone") deleteDrafts(id, tab);
      set({ failure: outcome.reason });
      return outcome.reason === "gone";
    }
    met = met.filter((one) => !sent.met.includes(one));
    resolved = resolved.filter((one) => !sent.resolved.includes(one));
    adopt(outcome.cv, document);
    set({ savedAt: outcome.cv.changedAt, failure: null });
    tell({ kind: "saved", cv: id, revision: outcome.cv.revision });
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
    const part = diffCv([base, store.read().document, ...(saving ? [saving.document] : [])]);
    const isAside = saveDraft({
      cv: id,
      owner,
      tab,
      edit: edits,
      version: base.version,
      base: part(base),
      document: part(store.read().document),
      saving: saving && { edit: saving.edit, document: part(saving.document) },
    });
    if (!isAside) autosave.flush();
  }

  /** Takes over the stored CV. `since` is the state of this tab that the stored CV already includes. */
  function adopt(kept: LocalCv, since: CvDocument): void {
    if (kept.revision <= revision) return;
    const merged = merge({ base: since, later: store.read().document, earlier: kept.document });
    base = kept.document;
    revision = kept.revision;
    owner = kept.owner;
    met = [...met, ...withAuthor(kept.savedBy?.tab, merged.conflicts)];
    const open = [...kept.conflicts, ...met].filter(
      (one) => !resolved.some((past) => isSameConflict(one, past)),
    );
    set({ document: merged.document, conflicts: open, savedAt: kept.changedAt });
    if (merged.document === base) deleteDrafts(id, tab);
    else touch();
  }

  async function catchUp(): Promise<void> {
    const kept = await db?.get("cvs", id);
    if (kept) adopt(kept, base);
  }

  function edit(touched: EditTarget, change: (document: CvDocument) => CvDocument, isTyping = false): void {
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

  /** Stores the state before an edit as an automatic version, at most every ten minutes and never for an unsaved CV. */
  function takeVersion(document: CvDocument, at: Date): void {
    if (!db || revision === 0 || at.getTime() - versionTaken < takesVersionEach) return;
    versionTaken = at.getTime();
    // Ignore a failure: if space is short, the CV itself is more important.
    const version = { cv: id, id: newId(), at: at.toISOString(), name: null, document };
    saveVersion(db, version).catch(() => undefined);
  }

  function turn(to: UndoResult | null): EditTarget | null {
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
    undo: () => turn(undo(store.read().history, store.read().document)),
    redo: () => turn(redo(store.read().history, store.read().document)),
    resolveConflict(conflict, use) {
      resolved = [...resolved, conflict];
      set({ conflicts: store.read().conflicts.filter((one) => !isSameConflict(one, conflict)) });
      autosave.touch();
      const isOther = readField(store.read().document, conflict.address) !== conflict.other;
      if (use === "other" && isOther)
        edit(conflict.address, (document) => setField(document, conflict.address, conflict.other));
    },
    keepAfterAll() {
      if (!db) return;
      const { document, conflicts } = store.read();
      const changedAt = now().toISOString();
      const cv = { id, owner, title, document, conflicts: [...conflicts], revision, changedAt };
      void addCv(db, cv).then((kept) => {
        set({ failure: kept.ok ? null : kept.reason });
        return kept.ok && tell({ kind: "listed" });
      });
    },
    hear(message) {
      if (message.kind === "deleted" && message.cv === id) set({ failure: "gone" });
      if (message.kind === "claimed" && message.cvs.includes(id)) owner = message.owner;
      if (message.kind === "saved" && message.cv === id && message.revision > revision) void catchUp();
    },
    saveNow: autosave.flush,
    close: autosave.stop,
  };
}
