import type { CvDocument } from "../document/cv-document.ts";
import { addCv } from "../local/change-cvs.ts";
import { openCvDatabase } from "../local/cv-database.ts";
import { listCvs } from "../local/list-cvs.ts";
import type { Owner } from "../local/local-cv.ts";
import type { BrowserEnv } from "../editor/session/browser-env.ts";
import { nextTitle } from "../editor/session/next-title.ts";

/** Stores an imported CV in this browser. Returns its id, or null if the browser cannot store it. */
export async function saveImportedCv(
  document: CvDocument,
  { owner, title, now, newId }: { owner: Owner; title: string } & Pick<BrowserEnv, "now" | "newId">,
): Promise<string | null> {
  const db = await openCvDatabase();
  if (!db) return null;
  const id = newId();
  const list = await listCvs(db, owner);
  const saved = await addCv(db, {
    id,
    owner,
    title: nextTitle(list, title),
    document,
    changedAt: now().toISOString(),
    revision: 0,
    conflicts: [],
  });
  db.close();
  return saved.ok ? id : null;
}
