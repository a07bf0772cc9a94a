import { isSameJson } from "../json-resume/is-same-json.ts";
import { keysOf, type CvDatabase } from "./cv-database.ts";
import type { CvVersion } from "./kept-cv.ts";

/** Of those taken by themselves; named ones stay until somebody removes them. */
const mostTaken = 40;

/**
 * Keeps a state of a CV to go back to. One taken by itself is left out when the last version is the same, and the
 * oldest of them make room.
 */
export async function keepVersion(db: CvDatabase, version: CvVersion): Promise<void> {
  const transaction = db.transaction("versions", "readwrite");
  const kept = await transaction.store.getAll(keysOf(version.cv));
  const last = kept.at(-1);
  if (version.name === null && last && isSameJson(last.document, version.document)) return;
  await transaction.store.put(version);
  const taken = kept.filter(({ name }) => name === null);
  for (const { cv, at } of taken.slice(0, Math.max(0, taken.length + 1 - mostTaken)))
    // oxlint-disable-next-line no-await-in-loop -- one transaction
    await transaction.store.delete([cv, at]);
  await transaction.done;
}

/** The versions of a CV, the newest first. */
export async function listVersions(db: CvDatabase, cv: string): Promise<CvVersion[]> {
  return (await db.getAll("versions", keysOf(cv))).reverse();
}

export async function removeVersion(db: CvDatabase, { cv, at }: CvVersion): Promise<void> {
  await db.delete("versions", [cv, at]);
}
