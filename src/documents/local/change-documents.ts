import type { LocalDocuments } from "./document-kind.ts";
import { keysOf, toStorageFailure } from "./database.ts";
import { deleteDrafts } from "./drafts.ts";
import type { DocumentVersion, LocalDocument, StorageFailure } from "./local-document.ts";

type Outcome = { ok: true } | { ok: false; reason: StorageFailure };

/** A deleted document and its versions. `restoreDeleted` restores them. */
export type DeletedDocument<Content, Address extends string = string> = {
  document: LocalDocument<Content, Address>;
  versions: DocumentVersion<Content>[];
};

/** Stores a new document, or one that was deleted and is wanted again, with its versions. */
export async function addDocument<Content, Address extends string>(
  { db }: LocalDocuments<Content, Address>,
  document: LocalDocument<Content, Address>,
  versions: readonly DocumentVersion<Content>[] = [],
): Promise<Outcome> {
  return storing(async () => {
    const transaction = db.transaction(["documents", "unwritten", "documentVersions"], "readwrite");
    await Promise.all([
      transaction.objectStore("documents").put(document),
      transaction.objectStore("unwritten").delete(document.id),
      ...versions.map((version) => transaction.objectStore("documentVersions").put(version)),
      transaction.done,
    ]);
  });
}

/** Renames a document. Does nothing if it no longer exists. */
export async function renameDocument<Content, Address extends string>(
  { db }: LocalDocuments<Content, Address>,
  id: string,
  title: string,
): Promise<Outcome> {
  return storing(async () => {
    const transaction = db.transaction("documents", "readwrite");
    const stored = await transaction.store.get(id);
    if (stored) await transaction.store.put({ ...stored, title });
    await transaction.done;
  });
}

/** Deletes a document with all its versions and returns them, or null if it did not exist. */
export async function deleteDocument<Content, Address extends string>(
  { db }: LocalDocuments<Content, Address>,
  id: string,
): Promise<DeletedDocument<Content, Address> | null> {
  const transaction = db.transaction(["documents", "documentVersions", "versionExchanges"], "readwrite");
  const document = await transaction.objectStore("documents").get(id);
  const versions = await transaction.objectStore("documentVersions").getAll(keysOf(id));
  await Promise.all([
    transaction.objectStore("documents").delete(id),
    transaction.objectStore("documentVersions").delete(keysOf(id)),
    transaction.objectStore("versionExchanges").delete(id),
    transaction.done,
  ]);
  deleteDrafts(id);
  return document
    ? {
        document: document as LocalDocument<Content, Address>,
        versions: versions as DocumentVersion<Content>[],
      }
    : null;
}

/** Undoes a deletion and marks the document so that the next sync tells the account. */
export async function restoreDeleted<Content, Address extends string>(
  { db }: LocalDocuments<Content, Address>,
  { document, versions }: DeletedDocument<Content, Address>,
): Promise<Outcome> {
  return storing(async () => {
    const transaction = db.transaction(["documents", "documentVersions"], "readwrite");
    await transaction
      .objectStore("documents")
      .put({ ...document, revision: document.revision + 1, isUndeleted: true });
    for (const version of versions) await transaction.objectStore("documentVersions").put(version);
    await transaction.done;
  });
}

/** Adds ownerless documents to an account. From then on they are synced with it and hidden from everyone else. */
export async function claimDocuments<Content, Address extends string>(
  documents: LocalDocuments<Content, Address>,
  owner: string,
  ids: readonly string[],
): Promise<void> {
  await changeOwnerless(documents, ids, (one) => ({ ...one, owner, keptOutOf: [] }));
}

/** Records that a person wants to leave ownerless documents in this browser only, so that they are not asked again. */
export async function keepOutOfAccount<Content, Address extends string>(
  documents: LocalDocuments<Content, Address>,
  owner: string,
  ids: readonly string[],
): Promise<void> {
  await changeOwnerless(documents, ids, (one) => ({ ...one, keptOutOf: [...(one.keptOutOf ?? []), owner] }));
}

/**
 * Forgets what a person's account has of a kind, because the kind is no longer synced. Signing out then hides the
 * documents in this browser instead of removing them, and a later sync merges both sides instead of taking what one of
 * them lacks for deleted.
 */
export async function forgetSync<Content, Address extends string>(
  { db, kind }: LocalDocuments<Content, Address>,
  person: string,
): Promise<void> {
  const transaction = db.transaction("syncBases", "readwrite");
  for (const base of await transaction.store.index("kind").getAll(kind.name))
    if (base.person === person) await transaction.store.delete(base.id);
  await transaction.done;
}

async function changeOwnerless<Content, Address extends string>(
  { db }: LocalDocuments<Content, Address>,
  ids: readonly string[],
  change: (document: LocalDocument<unknown>) => LocalDocument<unknown>,
): Promise<void> {
  const transaction = db.transaction("documents", "readwrite");
  const stored = await Promise.all(ids.map((id) => transaction.store.get(id)));
  for (const one of stored) if (one?.owner === null) await transaction.store.put(change(one));
  await transaction.done;
}

async function storing(store: () => Promise<unknown>): Promise<Outcome> {
  try {
    await store();
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: toStorageFailure(error) };
  }
}
