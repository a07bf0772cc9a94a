import { readSettings } from "../../account/settings/stored-settings.server.ts";
import { getPublicCv } from "../publish/get-public-cv.server.ts";
import type { CvPage } from "../view-model/cv-page.ts";
import { toPage } from "../view-model/to-page.ts";
import type { Database } from "../../platform/database/tables.ts";

/**
 * Reads the public CV at an address, without its photo. Null if there is none, or if its owner has switched the public
 * profile off.
 */
export async function getShownCv(
  db: Database,
  slug: string,
): Promise<{ page: CvPage; indexable: boolean } | null> {
  const shown = await getPublicCv(db, slug);
  const settings = shown && (await readSettings(db, shown.personId));
  const result = shown && settings?.publicProfile ? toPage(shown.document) : null;
  return shown && result?.ok ? { page: { ...result.page, photo: null }, indexable: shown.indexable } : null;
}
