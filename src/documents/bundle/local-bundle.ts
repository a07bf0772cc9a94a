import { isSameJson } from "../../platform/json/is-same-json.ts";
import { addDocument } from "../local/change-documents.ts";
import { otherTextId } from "../local/conflict.ts";
import { openDocuments } from "../local/database.ts";
import type { LocalDocuments } from "../local/document-kind.ts";
import {
  isVisibleTo,
  type DocumentKindName,
  type DocumentVersion,
  type Owner,
} from "../local/local-document.ts";
import { listDocuments, readDocument, recoverDrafts } from "../local/read-document.ts";
import { listVersions } from "../local/versions.ts";
import { longestTitle } from "../account/stored-document.ts";
import type { BundledDocument, BundleKind, RefusedDocument } from "./bundle.ts";

/**
 * Returns the documents in this browser that a person may see, with the unsaved text of tabs and with versions. Null if
 * the browser does not let sites store data.
 */
export async function exportDocuments(
  kinds: readonly BundleKind[],
  reader: { owner: Owner; now: Date },
): Promise<BundledDocument[] | null> {
  const found: BundledDocument[] = [];
  for (const { kind } of kinds) {
    await recoverDrafts(kind, { ...reader, report: (error) => reportError(error) });
    const documents = await openDocuments(kind);
    if (!documents) return null;
    const { name, version: contentVersion } = kind;
    for (const { id } of await listDocuments(documents, reader.owner)) {
      const local = await readDocument(documents, id, reader);
      if (!local) continue;
      const { title, changedAt, document } = local;
      const versions = (await listVersions(documents, id)).map(toBundled);
      found.push({ kind: name, id, title, changedAt, contentVersion, document, versions });
    }
    documents.db.close();
  }
  return found;
}

const toBundled = ({ id, name, at, document }: DocumentVersion<unknown>) => ({ id, name, at, document });

/** `skipped`: how many were in this browser already. */
export type ImportedDocuments = { added: DocumentKindName[]; skipped: number; refused: RefusedDocument[] };

/**
 * Adds the documents of a bundle to this browser. One that is here with the same content is skipped. If another document
 * has its id, it is added as "… (imported)" with an id that follows from its content, so that importing a file twice
 * adds it once. Nothing that is here changes.
 */
export async function importDocuments(
  kinds: readonly BundleKind[],
  documents: readonly BundledDocument[],
  owner: Owner,
): Promise<ImportedDocuments> {
  const outcome: ImportedDocuments = { added: [], skipped: 0, refused: [] };
  for (const kind of kinds) {
    const local = await openDocuments(kind.kind);
    for (const one of documents.filter((sent) => sent.kind === kind.kind.name)) {
      const id = local && (await findFreeId(local, kind, one, owner));
      if (local && id === null) outcome.skipped += 1;
      else if (local && id !== null && (await add(local, one, id, owner))) outcome.added.push(one.kind);
      else outcome.refused.push({ title: one.title, problem: "This browser has no room for it." });
    }
    local?.db.close();
  }
  return outcome;
}

/** Finds the id for a document: its own, or one that no document has. Null if the person has it with this content. */
async function findFreeId(
  { db, kind }: LocalDocuments<unknown>,
  { read }: BundleKind,
  { id, document }: BundledDocument,
  owner: Owner,
): Promise<string | null> {
  for (let copy = 0; ; copy += 1) {
    const free = copy === 0 ? id : otherTextId(id.slice(0, 80), `${JSON.stringify(document)}${copy}`);
    const here = await db.get("documents", free);
    if (!here) return free;
    const reading = here.kind === kind.name && isVisibleTo(owner, here) && read(kind.open(here.document));
    if (reading && reading.ok && isSameJson(reading.document, document)) return null;
  }
}

async function add(
  local: LocalDocuments<unknown>,
  { id: former, kind, title: given, changedAt, document, versions }: BundledDocument,
  id: string,
  owner: Owner,
): Promise<boolean> {
  const note = id === former ? "" : " (imported)";
  const title = `${given.slice(0, longestTitle - note.length)}${note}`;
  const row = { id, kind, owner, title, document, changedAt, revision: 1, conflicts: [] };
  const stored = await addDocument(
    local,
    row,
    versions.map((version) => ({ ...version, of: id })),
  );
  return stored.ok;
}
