import { isSameJson } from "../../platform/json/is-same-json.ts";
import { addDocument } from "../local/change-documents.ts";
import { otherTextId } from "../local/conflict.ts";
import { openDocuments } from "../local/database.ts";
import type { LocalDocuments } from "../local/document-kind.ts";
import { isVisibleTo, type DocumentKindName, type Owner } from "../local/local-document.ts";
import { listDocuments, readDocument, recoverDrafts } from "../local/read-document.ts";
import { listVersions } from "../local/versions.ts";
import { longestTitle } from "../account/stored-document.ts";
import { bundled, type BundledDocument, type BundleKind, type RefusedDocument } from "./bundle.ts";

type Reader = { owner: Owner; now: Date };

/**
 * Returns the documents in this browser that a person may see, with the unsaved text of tabs and with versions. Null if
 * the browser does not let sites store data.
 */
export async function exportDocuments(
  kinds: readonly BundleKind[],
  reader: Reader,
): Promise<BundledDocument[] | null> {
  const found: BundledDocument[] = [];
  for (const { kind } of kinds) {
    await recoverDrafts(kind, { ...reader, report: (error) => reportError(error) });
    const documents = await openDocuments(kind);
    if (!documents) return null;
    for (const { id } of await listDocuments(documents, reader.owner)) {
      const local = await readDocument(documents, id, reader);
      const versions = (await listVersions(documents, id)).map(bundled.version);
      if (local) found.push({ ...bundled.document(kind.name, local), versions });
    }
    documents.db.close();
  }
  return found;
}

/** `skipped`: how many were here already. */
export type ImportedDocuments = {
  added: { kind: DocumentKindName; id: string }[];
  skipped: number;
  refused: RefusedDocument[];
};

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
      if (id === null && local) outcome.skipped += 1;
      else if (!local || id === null || !(await add(local, { ...one, id, isCopy: id !== one.id, owner })))
        outcome.refused.push({
          title: one.title,
          problem: "This browser could not store it. Make room and try again.",
        });
      else outcome.added.push({ kind: one.kind, id });
    }
    local?.db.close();
  }
  return outcome;
}

/** Finds the id for a document: its own, or one that no document has. Null if the person has it with this content. */
async function findFreeId(
  { db, kind }: LocalDocuments<unknown>,
  { read }: BundleKind,
  { id, content }: BundledDocument,
  owner: Owner,
): Promise<string | null> {
  for (let copy = 0; ; copy += 1) {
    const free = copy === 0 ? id : otherTextId(id.slice(0, 80), `${JSON.stringify(content)}${copy}`);
    const here = await db.get("documents", free);
    if (!here) return free;
    const checked = here.kind === kind.name && isVisibleTo(owner, here) && read(kind.open(here.document));
    if (checked && checked.ok && isSameJson(checked.document, content)) return null;
  }
}

async function add(
  local: LocalDocuments<unknown>,
  {
    id,
    isCopy,
    kind,
    title,
    changedAt,
    content: document,
    versions,
    owner,
  }: BundledDocument & { isCopy: boolean; owner: Owner },
): Promise<boolean> {
  const note = isCopy ? " (imported)" : "";
  const stored = await addDocument(
    local,
    {
      id,
      kind,
      owner,
      title: `${title.slice(0, longestTitle - note.length)}${note}`,
      document,
      changedAt,
      revision: 1,
      conflicts: [],
    },
    versions.map(({ content, ...version }) => ({ ...version, of: id, document: content })),
  );
  return stored.ok;
}
