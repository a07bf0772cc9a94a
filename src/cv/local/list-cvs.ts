import type { CvDatabase } from "./cv-database.ts";
import { isVisibleTo, type CvListing, type Owner } from "./local-cv.ts";

/** Lists the local CVs that a person may see, most recently changed first. */
export async function listCvs(db: CvDatabase, owner: Owner): Promise<CvListing[]> {
  const kept = await db.getAll("cvs");
  return kept
    .filter((cv) => isVisibleTo(owner, cv))
    .map((cv) => ({
      id: cv.id,
      owner: cv.owner,
      title: cv.title,
      changedAt: cv.changedAt,
      isUnclaimed: owner !== null && cv.owner === null && !cv.keptOutOf?.includes(owner),
    }))
    .sort((one, other) => other.changedAt.localeCompare(one.changedAt));
}
