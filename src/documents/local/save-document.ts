import type { LocalDocuments } from "./document-kind.ts";
import { authorOf, isSameConflict, withAuthor, type Conflict } from "./conflict.ts";
import { toStorageFailure } from "./database.ts";
import type { LocalDocument, Owner, StorageFailure } from "./local-document.ts";

export type SaveRequest<Content, Address extends string> = {
  id: string;
  /** Owner for a document that was never saved. A saved one keeps its owner. */
  owner: Owner;
  tab: string;
  /** Number of the last edit in the document. Each tab counts its own edits. */
  edit: number;
  /** The state that the tab's edits started from, and its revision. */
  base: Content;
  revision: number;
  document: Content;
  title: string;
  /** Conflicts that the tab found since its last save, and conflicts that the user has reviewed. */
  met: readonly Conflict<Address>[];
  resolved: readonly Conflict<Address>[];
  /** Stores the document again if it was deleted in the meantime. */
  isWanted?: boolean;
  now: Date;
};

export type SaveOutcome<Content, Address extends string> =
  | { ok: true; saved: LocalDocument<Content, Address> }
  | { ok: false; reason: "gone" | StorageFailure };

/**
 * Saves a tab's edits and returns the saved document. If another tab saved in the meantime, merges both edits in the
 * same transaction. Revision 0 means a document that was never saved. "gone" means that it was deleted in the meantime.
 */
export async function saveDocument<Content, Address extends string>(
  { db, kind }: LocalDocuments<Content, Address>,
  save: SaveRequest<Content, Address>,
): Promise<SaveOutcome<Content, Address>> {
  try {
    const transaction = db.transaction(["documents", "unwritten"], "readwrite");
    const documents = transaction.objectStore("documents");
    const { id, owner, tab, edit, title, document: written } = save;
    const isNew = save.revision === 0 || save.isWanted === true;
    const begun: LocalDocument<Content, Address> = {
      id,
      kind: kind.name,
      owner,
      title,
      document: written,
      changedAt: "",
      revision: save.revision,
      conflicts: [],
    };
    const row = (await documents.get(id)) ?? (isNew ? begun : null);
    if (!row) return { ok: false, reason: "gone" };
    const stored = row as LocalDocument<Content, Address>;
    const { document, conflicts } =
      stored.revision === save.revision
        ? { document: written, conflicts: [] }
        : kind.merge({ base: save.base, later: written, earlier: stored.document });
    const open = [...stored.conflicts, ...save.met].filter(
      (one) => !save.resolved.some((settled) => isSameConflict(one, settled)),
    );
    const saved: LocalDocument<Content, Address> = {
      ...stored,
      document,
      conflicts: [...open, ...withAuthor(authorOf(stored, tab), conflicts)],
      revision: stored.revision + 1,
      changedAt: save.now.toISOString(),
      savedBy: { tab, edit },
    };
    await Promise.all([
      documents.put(saved),
      transaction.objectStore("unwritten").delete(id),
      transaction.done,
    ]);
    return { ok: true, saved };
  } catch (error) {
    return { ok: false, reason: toStorageFailure(error) };
  }
}
