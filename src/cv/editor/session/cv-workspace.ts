import { createListeners } from "../../../ui/store/listeners.ts";
import { createStore, type ReadableStore } from "../../../ui/store/store.ts";
import type { CvDocument } from "../../document/cv-document.ts";
import { newCvDocument } from "../../document/new-cv-document.ts";
import { beginFirstCv } from "../../local/begin-first-cv.ts";
import { addCv, deleteCv, restoreDeletedCv, renameCv, type DeletedCv } from "../../local/change-cvs.ts";
import { claimCvs, keepOutOfAccount } from "../../local/claim-cvs.ts";
import { openCvDatabase } from "../../local/cv-database.ts";
import { saveVersion, listVersions, removeVersion } from "../../local/local-versions.ts";
import type { CvListing, CvVersion, LocalCv, Owner } from "../../local/local-cv.ts";
import { listCvs } from "../../local/list-cvs.ts";
import { readLocalCv } from "../../local/read-local-cv.ts";
import { openCvChannel, type CvMessage } from "../../local/cv-channel.ts";
import type { SyncStatus } from "../../local/sync-status.ts";
import type { BrowserEnv } from "./browser-env.ts";
import { openCvSession, type CvSession } from "./cv-session.ts";
import { nextTitle } from "./next-title.ts";

export type WorkspaceState = {
  session: CvSession;
  title: string;
  /** All local CVs that the person may see, including the open one once it is saved. */
  list: readonly CvListing[];
  /** The CVs written here without an account, which the person will be asked about. */
  unclaimed: readonly CvListing[];
  /** The last CV deleted in this tab, so that it can be restored. */
  deleted: DeletedCv | null;
};

/** The local CVs that a person may see, and the CV open in this tab. */
export type CvWorkspace = ReadableStore<WorkspaceState> & {
  /** The account whose CVs they are; null for a visitor. */
  owner: Owner;
  sync: ReadableStore<SyncStatus>;
  open: (id: string) => Promise<void>;
  /** Reads another CV without opening it; null if the person has none with that id in this browser. */
  readOther: (id: string) => Promise<LocalCv | null>;
  /** Adds a CV and opens it: an empty one, or `document` as read from a file. */
  add: (document?: CvDocument, title?: string) => Promise<void>;
  /** Adds a copy of the open CV and opens it. */
  duplicate: () => Promise<void>;
  rename: (title: string) => Promise<void>;
  remove: () => Promise<void>;
  undoRemove: () => Promise<void>;
  forgetRemoved: () => void;
  /** Adds CVs without an owner to the person's account. */
  claim: (ids: readonly string[]) => Promise<void>;
  /** Leaves CVs without an owner in this browser and does not ask about them again. */
  keepOut: (ids: readonly string[]) => Promise<void>;
  /** Lists the versions of the open CV, newest first. */
  versions: () => Promise<CvVersion[]>;
  /** Calls the listener when versions are added or removed elsewhere. Returns a function that unsubscribes it. */
  watchVersions: (listener: () => void) => () => void;
  saveVersion: (name: string) => Promise<void>;
  removeVersion: (version: CvVersion) => Promise<void>;
  close: () => void;
};

/**
 * Opens the wanted CV, else the most recently changed one, else a new one.
 *
 * @param owner the account that is signed in; null for a visitor
 */
export async function openCvWorkspace(
  env: BrowserEnv,
  { wanted, owner, sync }: { wanted: string | null; owner: Owner; sync: CvWorkspace["sync"] },
): Promise<CvWorkspace> {
  const { now, newId } = env;
  const db = await openCvDatabase();
  const tab = newId();
  const versionListeners = createListeners();
  let isClosed = false;
  const list = db ? await listCvs(db, owner) : [];
  const unclaimed = list.filter(({ isUnclaimed }) => isUnclaimed);
  const channel = openCvChannel(hear);

  const begun = (document: CvDocument, title: string): LocalCv => ({
    id: newId(),
    owner,
    title,
    document,
    changedAt: now().toISOString(),
    revision: 0,
    conflicts: [],
  });
  const sessionOf = (cv: LocalCv): CvSession => openCvSession({ db, cv, tab, now, newId, tell });
  const readKept = async (id: string): Promise<LocalCv | null> =>
    db && readLocalCv(db, id, { owner, now: now() });

  const beginFirst = async (): Promise<LocalCv> => {
    const first = begun(newCvDocument(newId), nextTitle([]));
    return db ? beginFirstCv(db, first, now()) : first;
  };

  const first = list.find(({ id }) => id === wanted) ?? list[0];
  const kept = (first && (await readKept(first.id))) ?? (await beginFirst());
  const { set: put, ...store } = createStore<WorkspaceState>({
    session: sessionOf(kept),
    title: kept.title,
    list,
    unclaimed,
    deleted: null,
  });

  function set(change: Partial<WorkspaceState>): void {
    put({ ...store.read(), ...change });
  }

  function tell(message: CvMessage): void {
    channel.tell(message);
    const isKnown = store.read().list.some(({ id }) => message.kind === "saved" && id === message.cv);
    if (!isKnown) void refresh();
  }

  function hear(message: CvMessage): void {
    store.read().session.hear(message);
    if (message.kind === "versioned") {
      versionListeners.tell();
      return;
    }
    const isKnown = message.kind === "saved" && store.read().list.some(({ id }) => id === message.cv);
    if (!isKnown) void refresh();
  }

  async function refresh(): Promise<void> {
    if (!db || isClosed) return;
    const found = await listCvs(db, owner);
    const title = found.find(({ id }) => id === store.read().session.id)?.title ?? store.read().title;
    // Ask only about CVs that existed when the page opened, so that the question never interrupts writing.
    const asked = store.read().unclaimed.map(({ id }) => id);
    set({
      list: found,
      title,
      unclaimed: found.filter(({ id, isUnclaimed }) => isUnclaimed && asked.includes(id)),
    });
  }

  function show(cv: LocalCv): void {
    store.read().session.close();
    set({ session: sessionOf(cv), title: cv.title });
  }

  async function open(id: string): Promise<void> {
    const cv = await readKept(id);
    if (cv) show(cv);
    await refresh();
  }

  async function addNew(cv: LocalCv): Promise<void> {
    if (db) await addCv(db, cv);
    show(cv);
    tell({ kind: "listed" });
  }

  /** Returns the owner of the stored open CV, since another tab may have claimed it. */
  const openOwner = (): Owner =>
    store.read().list.some(({ id, owner: of }) => id === store.read().session.id && of === null)
      ? null
      : owner;

  return {
    owner,
    sync,
    ...store,
    open,
    readOther: readKept,
    add: (document = newCvDocument(newId), title = nextTitle(store.read().list)) =>
      addNew({ ...begun(document, title), revision: 1 }),
    duplicate: () => {
      const title = nextTitle(store.read().list, `Copy of ${store.read().title}`);
      const copy = begun(structuredClone(store.read().session.read().document), title);
      return addNew({ ...copy, owner: openOwner(), revision: 1 });
    },
    async rename(title) {
      const { session } = store.read();
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
      const { session, title, list: before } = store.read();
      session.close();
      const removed = db && (await deleteCv(db, session.id));
      const unkept = { ...begun(session.read().document, title), id: session.id, owner: openOwner() };
      channel.tell({ kind: "deleted", cv: session.id });
      const next = before.find(({ id }) => id !== session.id);
      const cv = next && (await readKept(next.id));
      show(cv ?? (await beginFirst()));
      set({ deleted: removed ?? { cv: unkept, versions: [] } });
      await refresh();
    },
    async undoRemove() {
      const { deleted } = store.read();
      if (!deleted) return;
      set({ deleted: null });
      if (db) await restoreDeletedCv(db, deleted);
      tell({ kind: "listed" });
      if (db) await open(deleted.cv.id);
      else show(deleted.cv);
    },
    forgetRemoved: () => set({ deleted: null }),
    async claim(ids) {
      if (!db || owner === null) return;
      await claimCvs(db, owner, ids);
      const message = { kind: "claimed", cvs: ids, owner } as const;
      store.read().session.hear(message);
      tell(message);
    },
    async keepOut(ids) {
      if (!db || owner === null) return;
      await keepOutOfAccount(db, owner, ids);
      tell({ kind: "listed" });
    },
    versions: async () => (db ? listVersions(db, store.read().session.id) : []),
    watchVersions: versionListeners.subscribe,
    async saveVersion(name) {
      const { document } = store.read().session.read();
      if (!db) return;
      const { id: cv } = store.read().session;
      await saveVersion(db, { cv, id: newId(), at: now().toISOString(), name, document });
      channel.tell({ kind: "versioned", cv });
    },
    async removeVersion(version) {
      if (!db) return;
      await removeVersion(db, version);
      channel.tell({ kind: "versioned", cv: version.cv });
    },
    close() {
      isClosed = true;
      store.read().session.close();
      channel.close();
      // Pending transactions still complete. A page that is restored opens the database again.
      db?.close();
    },
  };
}
