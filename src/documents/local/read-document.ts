import type { DocumentKind, LocalDocuments } from "./document-kind.ts";
import { openDocuments, toStorageFailure } from "./database.ts";
import { deleteMergedDraft, listDrafts, recoverDraft } from "./drafts.ts";
import { isVisibleTo, type DocumentListing, type LocalDocument, type Owner } from "./local-document.ts";

type Reader = { owner: Owner; now: Date };

/** Lists the local documents of a kind that a person may see, most recently changed first. */
export async function listDocuments<Content, Address extends string>(
  { db, kind }: LocalDocuments<Content, Address>,
  owner: Owner,
): Promise<DocumentListing[]> {
  const stored = await db.getAllFromIndex("documents", "kind", kind.name);
  return stored
    .filter((one) => isVisibleTo(owner, one))
    .map((one) => ({
      id: one.id,
      owner: one.owner,
      title: one.title,
      changedAt: one.changedAt,
      isUnclaimed: owner !== null && one.owner === null && !one.keptOutOf?.includes(owner),
    }))
    .sort((one, other) => other.changedAt.localeCompare(one.changedAt));
}

/**
 * Reads a document and merges the drafts of tabs into it. Returns null if this browser has no document of this kind
 * with that id, or if it belongs to a person other than `owner`.
 */
export async function readDocument<Content, Address extends string>(
  { db, kind }: LocalDocuments<Content, Address>,
  id: string,
  { owner, now }: Reader,
): Promise<LocalDocument<Content, Address> | null> {
  const transaction = db.transaction(["documents", "unwritten"], "readwrite");
  const documents = transaction.objectStore("documents");
  const unwritten = transaction.objectStore("unwritten");
  const row = (await documents.get(id)) ?? (await unwritten.get(id));
  if (!row || row.kind !== kind.name || !isVisibleTo(owner, row)) return null;
  const stored = row as LocalDocument<Content, Address>;
  const document = kind.open(stored.document);
  const opened = document === stored.document ? stored : { ...stored, document };
  // Drafts of open tabs are merged too. When such a tab saves, it finds its own text in the document already.
  const drafts = listDrafts(id).filter((one) => isVisibleTo(owner, { owner: one.owner ?? null }));
  let read = opened;
  for (const one of drafts) read = recoverDraft(kind, read, one, now);
  try {
    if (read !== opened) {
      await documents.put(read);
      await unwritten.delete(id);
    }
    await transaction.done;
  } catch (error) {
    if (toStorageFailure(error) !== "no-room") throw error;
    // The drafts stay, and the stored document opens with the drafts merged in.
    return { ...read, revision: opened.revision };
  }
  drafts.forEach(deleteMergedDraft);
  return read;
}

/**
 * Returns the document to open when a person has none of this kind in this browser. It is not listed until something is
 * written in it. Until then, every new tab opens this same document with the same ids, so that edits from all tabs can
 * be merged.
 *
 * @param begun the document to use if no tab has begun one yet; its owner is the person
 */
export async function beginFirst<Content, Address extends string>(
  documents: LocalDocuments<Content, Address>,
  begun: LocalDocument<Content, Address>,
  now: Date,
): Promise<LocalDocument<Content, Address>> {
  const { owner } = begun;
  const { db, kind } = documents;
  try {
    const transaction = db.transaction(["documents", "unwritten"], "readwrite");
    // Another tab may have saved its first keystroke since this tab checked.
    const stored = await transaction.objectStore("documents").index("kind").getAll(kind.name);
    const shared = await transaction.objectStore("unwritten").index("kind").getAll(kind.name);
    const first =
      stored.find((one) => isVisibleTo(owner, one)) ?? shared.find((one) => one.owner === owner) ?? begun;
    if (first === begun) await transaction.objectStore("unwritten").put(begun);
    await transaction.done;
    // A tab that was killed in its first moments may have left a draft.
    const read = await readDocument(documents, first.id, { owner, now });
    return read ?? (first as LocalDocument<Content, Address>);
  } catch {
    // The browser cannot store even this. The first save will report the failure.
    return begun;
  }
}

/**
 * Saves the drafts of killed tabs in all documents of a person, so that they are synced before they are opened.
 *
 * @param options.report reports a document that cannot be read. Its draft stays.
 */
export async function recoverDrafts<Content, Address extends string>(
  kind: DocumentKind<Content, Address>,
  { report, ...reader }: Reader & { report: (error: unknown) => void },
): Promise<void> {
  const documents = await openDocuments(kind);
  if (!documents) return;
  const { db } = documents;
  const ids = [
    ...(await db.getAllKeysFromIndex("documents", "kind", kind.name)),
    ...(await db.getAllKeysFromIndex("unwritten", "kind", kind.name)),
  ];
  for (const id of ids.filter((one) => listDrafts(one).length > 0)) {
    try {
      await readDocument(documents, id, reader);
    } catch (error) {
      report(error);
    }
  }
  db.close();
}
