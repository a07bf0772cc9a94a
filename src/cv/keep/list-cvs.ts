import type { CvDatabase } from "./cv-database.ts";
import type { CvListing } from "./kept-cv.ts";

/** The CVs of this browser, the last changed first. */
export async function listCvs(db: CvDatabase): Promise<CvListing[]> {
  const kept = await db.getAll("cvs");
  return kept
    .map(({ id, title, changedAt }) => ({ id, title, changedAt }))
    .sort((one, other) => other.changedAt.localeCompare(one.changedAt));
}
