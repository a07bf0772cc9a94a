import { isSameJson } from "../document/is-same-json.ts";
import { openStoredDocument } from "../document/upgrade-document.ts";
import { keysOf, type CvDatabase, type CvTransaction } from "./cv-database.ts";
import type { CvVersion, VersionExchange } from "./local-cv.ts";

/** Maximum number of automatic versions of a CV. Named versions stay until the user removes them. */
const maxTaken = 40;

/**
 * Stores a version of a CV. An automatic version is skipped if the last version has the same document. When there are
 * too many automatic versions, the oldest are deleted.
 */
export async function saveVersion(db: CvDatabase, version: CvVersion): Promise<void> {
  const transaction = db.transaction(["versions", "exchanged"], "readwrite");
  const { cv, id, name } = version;
  const kept = (await transaction.objectStore("versions").getAll(keysOf(cv))).sort(byMoment);
  const last = kept.at(-1);
  if (name === null && last && isSameJson(last.document, version.document)) return;
  let exchange = await readExchange(transaction, cv);
  exchange = { ...exchange, unsent: [...exchange.unsent, id] };
  await transaction.objectStore("versions").put(version);
  const taken = kept.filter((one) => one.name === null);
  for (const old of name === null ? taken.slice(0, Math.max(0, taken.length + 1 - maxTaken)) : []) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction
    await transaction.objectStore("versions").delete([cv, old.id]);
    exchange = withoutVersion(exchange, old.id);
  }
  await transaction.objectStore("exchanged").put(exchange);
  await transaction.done;
}

/** Lists the versions of a CV, newest first. */
export async function listVersions(db: CvDatabase, cv: string): Promise<CvVersion[]> {
  const versions = (await db.getAll("versions", keysOf(cv))).sort(byMoment).reverse();
  return versions.map((version) => ({ ...version, document: openStoredDocument(version.document) }));
}

/** Removes a version here, and in the account with the next sync. */
export async function removeVersion(db: CvDatabase, { cv, id }: CvVersion): Promise<void> {
  const transaction = db.transaction(["versions", "exchanged"], "readwrite");
  const exchange = await readExchange(transaction, cv);
  await transaction.objectStore("versions").delete([cv, id]);
  await transaction.objectStore("exchanged").put(withoutVersion(exchange, id));
  await transaction.done;
}

/** Reads the sync state of a CV's versions. Without one, all local versions count as unsent. */
export async function readExchange(
  transaction: CvTransaction<"versions" | "exchanged">,
  cv: string,
): Promise<VersionExchange> {
  const remembered = await transaction.objectStore("exchanged").get(cv);
  if (remembered) return remembered;
  const keys = await transaction.objectStore("versions").getAllKeys(keysOf(cv));
  return { cv, mark: 0, unsent: keys.map(([, id]) => id), removed: [] };
}

function withoutVersion(exchange: VersionExchange, id: string): VersionExchange {
  return exchange.unsent.includes(id)
    ? { ...exchange, unsent: exchange.unsent.filter((one) => one !== id) }
    : { ...exchange, removed: [...exchange.removed, id] };
}

const byMoment = (one: CvVersion, other: CvVersion): number => one.at.localeCompare(other.at);
