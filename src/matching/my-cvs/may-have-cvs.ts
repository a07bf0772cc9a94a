import type { Owner } from "../../documents/local/local-document.ts";

/**
 * Whether this browser may have a CV of the person, so that only people with a CV load the comparison. True for a
 * browser that cannot list its databases.
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
