import type { IDBPDatabase, IDBPTransaction } from "idb";
import { saveDraft } from "./drafts.ts";
import type {
  DocumentDatabase,
  DocumentTransaction,
  DocumentVersion,
  LocalDocument,
  StoreName,
  SyncBase,
  VersionExchange,
} from "./local-document.ts";

type Row = Record<string, unknown> & { id: string };
type Change = IDBPTransaction<unknown, string[], "versionchange">;

/**
 * Copies the CVs of a database of an earlier version of the site, which had other stores, and then deletes those. All
 * of it is one transaction: if anything fails, the browser keeps the old stores as they were.
 */
export async function copyOldStores(database: DocumentDatabase, versionChange: unknown): Promise<void> {
  const db = database as unknown as IDBPDatabase;
  const transaction = versionChange as Change;
  const into = versionChange as DocumentTransaction<StoreName>;
  const has = (name: string) => [...transaction.objectStoreNames].includes(name);

  // Pages before 0.5.0 did not store owners: a CV that an account has belongs to that account.
  const owners = new Map<string, string>();
  await copyEach(transaction, "known", async (row) => {
    owners.set(row.id, row["person"] as string);
    await into.objectStore("syncBases").put({ ...row, kind: "cv" } as unknown as SyncBase<unknown>);
  });
  const cvs = [
    ["cvs", "documents"],
    ["begun", "unwritten"],
  ] as const;
  for (const [from, to] of cvs)
    await copyEach(transaction, from, async (row) => {
      const owner = row["owner"] === undefined ? (owners.get(row.id) ?? null) : row["owner"];
      await into.objectStore(to).put({ ...row, owner, kind: "cv" } as unknown as LocalDocument<unknown>);
    });
  await copyEach(transaction, "versions", async ({ cv: of, ...row }) => {
    // The key was the timestamp at first.
    const version = { ...row, of, id: row.id ?? row["at"] };
    await into.objectStore("documentVersions").put(version as unknown as DocumentVersion<unknown>);
  });
  await copyEach(transaction, "exchanged", async ({ cv: of, ...row }) => {
    await into.objectStore("versionExchanges").put({ ...row, of } as unknown as VersionExchange);
  });
  // Drafts were in a store of their own at first.
  if (has("unsaved"))
    for (const row of (await transaction.objectStore("unsaved").getAll()) as DraftRow[])
      saveDraft({ of: row.cv, tab: row.tab, edit: 1, base: row.base, document: row.document });
  for (const name of ["cvs", "begun", "known", "versions", "exchanged", "unsaved"])
    if (has(name)) db.deleteObjectStore(name);

  async function copyEach(old: Change, name: string, copy: (row: Row) => Promise<void>): Promise<void> {
    if (!has(name)) return;
    // One by one, since a person may have many documents with photos.
    let cursor = await old.objectStore(name).openCursor();
    while (cursor) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction
      await copy(cursor.value as Row);
      // oxlint-disable-next-line no-await-in-loop -- one transaction
      cursor = await cursor.continue();
    }
  }
}

type DraftRow = { cv: string; tab: string; base: unknown; document: unknown };
