import type { Owner } from "../../cv/local/local-cv.ts";

/**
 * Whether the person at this browser may have a CV, so that pages load the comparison only for people with one. A
 * browser that cannot list its databases may have one.
 */
export async function mayHaveCvs(owner: Owner): Promise<boolean> {
  if (owner !== null) return true;
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === "cv-builder");
  } catch {
    return typeof indexedDB !== "undefined";
  }
}
