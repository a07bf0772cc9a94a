import type { CvDocument } from "../document/cv-document.ts";
import { cvKind, nextTitle } from "../edit/cv-kind.ts";
import { addDocument } from "../../documents/local/change-documents.ts";
import { openDocuments } from "../../documents/local/database.ts";
import { listDocuments } from "../../documents/local/read-document.ts";
import type { Owner } from "../../documents/local/local-document.ts";
import type { BrowserEnv } from "../../platform/browser/browser-env.ts";

/** Stores an imported CV in this browser. Returns its id, or null if the browser cannot store it. */
export async function saveImportedCv(
  document: CvDocument,
  { owner, title, now, newId }: { owner: Owner; title: string } & Pick<BrowserEnv, "now" | "newId">,
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
