import type { CvDocument } from "../../document/cv-document.ts";
import { newCvDocument } from "../../document/new-cv-document.ts";
import { beginFirstCv } from "../../keep/begin-first-cv.ts";
import { addCv, deleteCv, putBack, renameCv, type DeletedCv } from "../../keep/change-cvs.ts";
import { openCvDatabase } from "../../keep/cv-database.ts";
import { keepVersion, listVersions, removeVersion } from "../../keep/keep-version.ts";
import type { CvListing, CvVersion, KeptCv } from "../../keep/kept-cv.ts";
import { listCvs } from "../../keep/list-cvs.ts";
import { readCv } from "../../keep/read-cv.ts";
import { openTabChannel, type TabMessage } from "../../keep/tab-channel.ts";
import type { BrowserWorld } from "./browser-world.ts";
import { openCvSession, type CvSession } from "./cv-session.ts";
import { nextTitle } from "./next-title.ts";

export type DeskState = {
  session: CvSession;
  title: string;
  /** Every CV of this browser, the open one included once it is saved. */
  list: readonly CvListing[];
  /** The last that was deleted in this tab, to bring it back. */
  deleted: DeletedCv | null;
};

/** The CVs of this browser and the one that is open in this tab. */
export type CvDesk = {
  read: () => DeskState;
  subscribe: (listener: () => void) => () => void;
  open: (id: string) => Promise<void>;
  /** Adds a CV and opens it: an empty one, a copy of the open one, or what was read from a file. */
  add: (document?: CvDocument, title?: string) => Promise<void>;
  duplicate: () => Promise<void>;
  rename: (title: string) => Promise<void>;
  remove: () => Promise<void>;
  undoRemove: () => Promise<void>;
  forgetRemoved: () => void;
  /** Of the open CV, the newest first. */
  versions: () => Promise<CvVersion[]>;
  /** Calls each time versions came or went elsewhere, until the returned function is called. */
  watchVersions: (listener: () => void) => () => void;
  keepVersion: (name: string) => Promise<void>;
  removeVersion: (version: CvVersion) => Promise<void>;
  close: () => void;
};

/** Opens the CV that is asked for, else the one changed last, else a new one. */
export async function openCvDesk(world: BrowserWorld, wanted: string | null): Promise<CvDesk> {
  const { now, newId } = world;
  const db = await openCvDatabase();
  const tab = newId();
  const listeners = new Set<() => void>();
  const versionListeners = new Set<() => void>();
  const list = db ? await listCvs(db) : [];
  const channel = openTabChannel(hear);

  const begun = (document: CvDocument, title: string): KeptCv => ({
    id: newId(),
    title,
    document,
    changedAt: now().toISOString(),
    revision: 0,
    conflicts: [],
  });
  const sessionOf = (cv: KeptCv): CvSession => openCvSession({ db, cv, tab, now, newId, tell });

  const beginFirst = async (): Promise<KeptCv> => {
    const first = begun(newCvDocument(newId), nextTitle([]));
    return db ? beginFirstCv(db, first, now()) : first;
  };

  const first = list.find(({ id }) => id === wanted) ?? list[0];
  const kept = (first && db && (await readCv(db, first.id, now()))) ?? (await beginFirst());
  let state: DeskState = {
    session: sessionOf(kept),
    title: kept.title,
    list,
    deleted: null,
  };

  function set(change: Partial<DeskState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function tell(message: TabMessage): void {
    channel.tell(message);
    const isKnown = state.list.some(({ id }) => message.kind === "saved" && id === message.cv);
    if (!isKnown) void refresh();
  }

  function hear(message: TabMessage): void {
    state.session.hear(message);
    if (message.kind === "versioned") {
      for (const listener of versionListeners) listener();
      return;
    }
    const isKnown = message.kind === "saved" && state.list.some(({ id }) => id === message.cv);
    if (!isKnown) void refresh();
  }

  async function refresh(): Promise<void> {
    if (!db) return;
    const found = await listCvs(db);
    set({ list: found, title: found.find(({ id }) => id === state.session.id)?.title ?? state.title });
  }

  function show(cv: KeptCv): void {
    state.session.close();
    set({ session: sessionOf(cv), title: cv.title });
  }

  async function open(id: string): Promise<void> {
    const cv = db && (await readCv(db, id, now()));
    if (cv) show(cv);
    await refresh();
  }

  async function add(document = newCvDocument(newId), title = nextTitle(state.list)): Promise<void> {
    const cv = { ...begun(document, title), revision: 1 };
    if (db) await addCv(db, cv);
    show(cv);
    tell({ kind: "listed" });
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    add,
    duplicate: () =>
      add(structuredClone(state.session.read().document), nextTitle(state.list, `Copy of ${state.title}`)),
    async rename(title) {
      const { session } = state;
      set({ title });
      if (!db) return;
      const isKept = (await db.getKey("cvs", session.id)) !== undefined;
      const { document } = session.read();
      await (isKept
        ? renameCv(db, session.id, title)
        : addCv(db, { ...begun(document, title), id: session.id, revision: 1 }));
      tell({ kind: "listed" });
    },
    async remove() {
      const { session, title, list: before } = state;
      session.close();
      const removed = db && (await deleteCv(db, session.id));
      const unkept = { ...begun(session.read().document, title), id: session.id };
      channel.tell({ kind: "deleted", cv: session.id });
      const next = before.find(({ id }) => id !== session.id);
      const cv = next && db && (await readCv(db, next.id, now()));
      show(cv ?? (await beginFirst()));
      set({ deleted: removed ?? { cv: unkept, versions: [] } });
      await refresh();
    },
    async undoRemove() {
      const { deleted } = state;
      if (!deleted) return;
      set({ deleted: null });
      if (db) await putBack(db, deleted);
      tell({ kind: "listed" });
      if (db) await open(deleted.cv.id);
      else show(deleted.cv);
    },
    forgetRemoved: () => set({ deleted: null }),
    versions: async () => (db ? listVersions(db, state.session.id) : []),
    watchVersions(listener) {
      versionListeners.add(listener);
      return () => versionListeners.delete(listener);
    },
    async keepVersion(name) {
      const { document } = state.session.read();
      if (!db) return;
      const { id: cv } = state.session;
      await keepVersion(db, { cv, id: newId(), at: now().toISOString(), name, document });
      channel.tell({ kind: "versioned", cv });
    },
    async removeVersion(version) {
      if (!db) return;
      await removeVersion(db, version);
      channel.tell({ kind: "versioned", cv: version.cv });
    },
    close() {
      state.session.close();
      channel.close();
      // What is on its way still arrives; a page that comes back opens it again.
      db?.close();
    },
  };
}
