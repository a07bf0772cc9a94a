import type { CvDocument } from "../document/cv-document.ts";
import { cvKind, nextTitle } from "../edit/cv-kind.ts";
import { addDocument } from "../../documents/local/change-documents.ts";
import { openDocuments } from "../../documents/local/database.ts";
import { listDocuments, readDocument } from "../../documents/local/read-document.ts";
import type { Owner } from "../../documents/local/local-document.ts";
import { saveDocument } from "../../documents/local/save-document.ts";
import { openDocumentChannel } from "../../documents/local/tab-channel.ts";
import { saveVersion } from "../../documents/local/versions.ts";
import type { BrowserEnv } from "../../platform/browser/browser-env.ts";

/** A CV of this browser that a file can be read into. */
export type SavedCv = { id: string; title: string; document: CvDocument };

type Env = { owner: Owner } & Pick<BrowserEnv, "now" | "newId">;

/** Reads the person's CVs in this browser, the latest first. */
export async function listSavedCvs({ owner, now }: Pick<Env, "owner" | "now">): Promise<SavedCv[]> {
  const cvs = await openDocuments(cvKind);
  if (!cvs) return [];
  const list = await listDocuments(cvs, owner);
  const saved = await Promise.all(list.map(({ id }) => readDocument(cvs, id, { owner, now: now() })));
  cvs.db.close();
  return saved.flatMap((one) => (one ? [{ id: one.id, title: one.title, document: one.document }] : []));
}

/** Stores an imported CV in this browser. Returns its id, or null if the browser cannot store it. */
export async function saveImportedCv(
  document: CvDocument,
  { owner, title, now, newId }: Env & { title: string },
): Promise<string | null> {
  const cvs = await openDocuments(cvKind);
  if (!cvs) return null;
  const id = newId();
  const list = await listDocuments(cvs, owner);
  const saved = await addDocument(cvs, {
    id,
    kind: cvKind.name,
    owner,
    title: nextTitle(list, title),
    document,
    changedAt: now().toISOString(),
    revision: 0,
    conflicts: [],
  });
  cvs.db.close();
  return saved.ok ? id : null;
}

/**
 * Stores a changed CV, and its earlier state as a version. Edits that another tab made since it was read are merged.
 * Returns its id, or null if the browser cannot store it.
 */
export async function saveChangedCv(
  { id, title, document: base }: SavedCv,
  document: CvDocument,
  { owner, fileName, now, newId }: Env & { fileName: string },
): Promise<string | null> {
  const cvs = await openDocuments(cvKind);
  if (!cvs) return null;
  const before = await readDocument(cvs, id, { owner, now: now() });
  if (!before) return null;
  const name = `Before ${fileName}`;
  await saveVersion(cvs, { of: id, id: newId(), at: now().toISOString(), name, document: before.document });
  const merged = cvKind.merge({ base, later: document, earlier: before.document });
  const outcome = await saveDocument(cvs, {
    id,
    owner,
    tab: newId(),
    edit: 1,
    base: before.document,
    revision: before.revision,
    document: merged.document,
    title,
    met: [],
    resolved: [],
    now: now(),
  });
  cvs.db.close();
  const channel = openDocumentChannel(cvKind.name, () => undefined);
  if (outcome.ok) channel.tell({ kind: "saved", id, revision: outcome.saved.revision });
  channel.close();
  return outcome.ok ? id : null;
}
