import { createListeners } from "../../ui/store/listeners.ts";
import { createStore, type ReadableStore } from "../../ui/store/store.ts";
import type { DocumentKind } from "../local/document-kind.ts";
import {
  addDocument,
  claimDocuments,
  deleteDocument,
  renameDocument,
  restoreDeleted,
  type DeletedDocument,
} from "../local/change-documents.ts";
import { openDocuments } from "../local/database.ts";
import type { DocumentListing, DocumentVersion, LocalDocument, Owner } from "../local/local-document.ts";
import { beginFirst, listDocuments, readDocument } from "../local/read-document.ts";
import { openDocumentChannel, type DocumentMessage } from "../local/tab-channel.ts";
import { listVersions, removeVersion, saveVersion } from "../local/versions.ts";
import type { SyncStatus } from "../sync/sync-status.ts";
import { openDocumentSession, type DocumentSession } from "./document-session.ts";

export type WorkspaceState<
  Content,
  Address extends string,
  Target extends string,
  Open extends DocumentSession<Content, Address, Target> | null,
> = {
  /** The document that is open in this tab. */
  session: Open;
  title: string;
  /** All local documents of the kind that the person may see, including the open one once it is saved. */
  list: readonly DocumentListing[];
  /** The last document deleted in this tab, so that it can be restored. */
  deleted: DeletedDocument<Content, Address> | null;
};

/** The local documents of a kind that a person may see, and the one that is open in this tab. */
export type DocumentWorkspace<
  Content,
  Address extends string = string,
  Target extends string = string,
  Open extends DocumentSession<Content, Address, Target> | null = DocumentSession<
    Content,
    Address,
    Target
  > | null,
> = ReadableStore<WorkspaceState<Content, Address, Target, Open>> & {
  /** The account whose documents they are; null for a visitor. */
  owner: Owner;
  sync: ReadableStore<SyncStatus>;
  open: (id: string) => Promise<void>;
  /** Reads another document without opening it; null if the person has none with that id in this browser. */
  readOther: (id: string) => Promise<LocalDocument<Content, Address> | null>;
  /** Adds a document and opens it. */
  add: (document: Content, title: string) => Promise<void>;
  /** Adds a copy of the open document and opens it. */
  duplicate: (title: string) => Promise<void>;
  /** Renames the open document. */
  rename: (title: string) => Promise<void>;
  /** Deletes a document, the open one unless another is named. */
  remove: (id?: string) => Promise<void>;
  undoRemove: () => Promise<void>;
  forgetRemoved: () => void;
  /** Closes the open document without opening another. */
  closeDocument: () => void;
  /** Adds documents without an owner to the person's account. */
  claim: (ids: readonly string[]) => Promise<void>;
  /** Lists the versions of the open document, newest first. */
  versions: () => Promise<DocumentVersion<Content>[]>;
  /** Calls the listener when versions are added or removed. Returns a function that unsubscribes it. */
  watchVersions: (listener: () => void) => () => void;
  /** Stores the open document as a version. Without a name it counts as taken automatically. */
  saveVersion: (name: string | null) => Promise<void>;
  removeVersion: (version: DocumentVersion<Content>) => Promise<void>;
  close: () => void;
};

export type OpenWorkspace<Content, Address extends string> = {
  kind: DocumentKind<Content, Address>;
  now: () => Date;
  newId: () => string;
  /** The account that is signed in; null for a visitor. */
  owner: Owner;
  sync: ReadableStore<SyncStatus>;
  /** The id of the document to open first. */
  wanted: string | null;
  /**
   * Makes the document to open if there is none. With it, a document is always open: the wanted one, else the most
   * recently changed one, else this. Without it, only the wanted one is opened.
   */
  first?: () => { document: Content; title: string };
};

/** Opens the local documents of a kind that a person may see. */
export async function openWorkspace<Content, Address extends Target, Target extends string>({
  kind,
  now,
  newId,
  owner,
  sync,
  wanted,
  first,
}: OpenWorkspace<Content, Address>): Promise<DocumentWorkspace<Content, Address, Target>> {
  type Session = DocumentSession<Content, Address, Target>;
  type State = WorkspaceState<Content, Address, Target, Session | null>;
  const documents = await openDocuments(kind);
  const tab = newId();
  const versionListeners = createListeners();
  let isClosed = false;
  const list = documents ? await listDocuments(documents, owner) : [];
  const channel = openDocumentChannel(kind.name, hear);

  const begun = (document: Content, title: string): LocalDocument<Content, Address> => ({
    id: newId(),
    kind: kind.name,
    owner,
    title,
    document,
    changedAt: now().toISOString(),
    revision: 0,
    conflicts: [],
  });
  const sessionOf = (local: LocalDocument<Content, Address>): Session =>
    openDocumentSession({ kind, db: documents?.db ?? null, local, tab, now, newId, tell });
  const readLocal = async (id: string): Promise<LocalDocument<Content, Address> | null> =>
    documents && readDocument(documents, id, { owner, now: now() });

  /** The document to open when the person has none, or null. */
  const readFirst = async (): Promise<LocalDocument<Content, Address> | null> => {
    if (!first) return null;
    const made = first();
    const local = begun(made.document, made.title);
    return documents ? beginFirst(documents, local, now()) : local;
  };

  const chosen = list.find(({ id }) => id === wanted) ?? (first ? list[0] : undefined);
  const local = (chosen && (await readLocal(chosen.id))) ?? (await readFirst());
  const { set: put, ...store } = createStore<State>({
    session: local && sessionOf(local),
    title: local?.title ?? "",
    list,
    deleted: null,
  });

  function set(change: Partial<State>): void {
    put({ ...store.read(), ...change });
  }

  function tell(message: DocumentMessage): void {
    channel.tell(message);
    const isKnown = store.read().list.some(({ id }) => message.kind === "saved" && id === message.id);
    if (!isKnown) void refresh();
  }

  function hear(message: DocumentMessage): void {
    store.read().session?.hear(message);
    if (message.kind === "versioned") {
      versionListeners.tell();
      return;
    }
    const isKnown = message.kind === "saved" && store.read().list.some(({ id }) => id === message.id);
    if (!isKnown) void refresh();
  }

  async function refresh(): Promise<void> {
    if (!documents || isClosed) return;
    const found = await listDocuments(documents, owner);
    const title = found.find(({ id }) => id === store.read().session?.id)?.title ?? store.read().title;
    set({ list: found, title });
  }

  function show(one: LocalDocument<Content, Address> | null): void {
    store.read().session?.close();
    set({ session: one && sessionOf(one), title: one?.title ?? "" });
  }

  async function open(id: string): Promise<void> {
    const found = await readLocal(id);
    if (found) show(found);
    // A sync or another tab may have saved between the reading and the opening.
    const latest = found && (await documents?.db.get("documents", id));
    if (latest) store.read().session?.hear({ kind: "saved", id, revision: latest.revision });
    await refresh();
  }

  async function addNew(one: LocalDocument<Content, Address>): Promise<void> {
    if (documents) await addDocument(documents, one);
    show(one);
    tell({ kind: "listed" });
  }

  /** Returns the owner of the stored document, since another tab may have claimed it. */
  const ownerOf = (id: string): Owner =>
    store.read().list.some((one) => one.id === id && one.owner === null) ? null : owner;

  return {
    owner,
    sync,
    ...store,
    open,
    readOther: readLocal,
    add: (document, title) => addNew({ ...begun(document, title), revision: 1 }),
    async duplicate(title) {
      const { session } = store.read();
      if (!session) return;
      const copy = begun(structuredClone(session.read().document), title);
      await addNew({ ...copy, owner: ownerOf(session.id), revision: 1 });
    },
    async rename(title) {
      const { session } = store.read();
      if (!session) return;
      set({ title });
      if (!documents) return;
      const isStored = (await documents.db.getKey("documents", session.id)) !== undefined;
      const { document } = session.read();
      await (isStored
        ? renameDocument(documents, session.id, title)
        : addDocument(documents, { ...begun(document, title), id: session.id, revision: 1 }));
      tell({ kind: "listed" });
    },
    async remove(asked) {
      const { session, title, list: before } = store.read();
      const id = asked ?? session?.id;
      if (id === undefined) return;
      const isOpen = session?.id === id;
      if (isOpen) session.close();
      // With the drafts of tabs, so that an undo brings them back, too.
      await readLocal(id);
      const removed = documents && (await deleteDocument(documents, id));
      channel.tell({ kind: "deleted", id });
      if (isOpen) {
        const next = first && before.find((one) => one.id !== id);
        show((next && (await readLocal(next.id))) ?? (await readFirst()));
        const unsaved = { ...begun(session.read().document, title), id, owner: ownerOf(id) };
        set({ deleted: removed ?? { document: unsaved, versions: [] } });
      } else set({ deleted: removed });
      await refresh();
    },
    async undoRemove() {
      const { deleted } = store.read();
      if (!deleted) return;
      set({ deleted: null });
      if (documents) await restoreDeleted(documents, deleted);
      tell({ kind: "listed" });
      if (documents) await open(deleted.document.id);
      else show(deleted.document);
    },
    forgetRemoved: () => set({ deleted: null }),
    closeDocument() {
      show(null);
      void refresh();
    },
    async claim(ids) {
      if (!documents || owner === null) return;
      await claimDocuments(documents, owner, ids);
      const message = { kind: "claimed", ids, owner } as const;
      store.read().session?.hear(message);
      tell(message);
    },
    async versions() {
      const { session } = store.read();
      return documents && session ? listVersions(documents, session.id) : [];
    },
    watchVersions: versionListeners.subscribe,
    async saveVersion(name) {
      const { session } = store.read();
      if (!documents || !session) return;
      const { id: of } = session;
      const { document } = session.read();
      await saveVersion(documents, { of, id: newId(), at: now().toISOString(), name, document });
      channel.tell({ kind: "versioned", id: of });
      versionListeners.tell();
    },
    async removeVersion(version) {
      if (!documents) return;
      await removeVersion(documents, version);
      channel.tell({ kind: "versioned", id: version.of });
      versionListeners.tell();
    },
    close() {
      isClosed = true;
      store.read().session?.close();
      channel.close();
      // Pending transactions still complete. A page that is restored opens the database again.
      documents?.db.close();
    },
  };
}
