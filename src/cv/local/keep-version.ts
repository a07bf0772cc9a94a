import { isSameJson } from "../json-resume/is-same-json.ts";
import { keysOf, type CvDatabase, type CvTransaction } from "./cv-database.ts";
import type { CvVersion, VersionExchange } from "./local-cv.ts";

/** Of those taken by themselves; named ones stay until somebody removes them. */
const mostTaken = 40;

/**
 * Keeps a state of a CV to go back to. One taken by itself is left out when the last version is the same, and the
 * oldest of them make room.
 */
export async function keepVersion(db: CvDatabase, version: CvVersion): Promise<void> {
  const transaction = db.transaction(["versions", "exchanged"], "readwrite");
  const { cv, id, name } = version;
  const kept = (await transaction.objectStore("versions").getAll(keysOf(cv))).sort(byMoment);
  const last = kept.at(-1);
  if (name === null && last && isSameJson(last.document, version.document)) return;
  let exchange = await readExchange(transaction, cv);
  exchange = { ...exchange, unsent: [...exchange.unsent, id] };
  await transaction.objectStore("versions").put(version);
  const taken = kept.filter((one) => one.name === null);
  for (const old of name === null ? taken.slice(0, Math.max(0, taken.length + 1 - mostTaken)) : []) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction
    await transaction.objectStore("versions").delete([cv, old.id]);
    exchange = withoutVersion(exchange, old.id);
  }
  await transaction.objectStore("exchanged").put(exchange);
  await transaction.done;
}

/** The versions of a CV, the newest first. */
export async function listVersions(db: CvDatabase, cv: string): Promise<CvVersion[]> {
  return (await db.getAll("versions", keysOf(cv))).sort(byMoment).reverse();
}

/** Removes a version, here and, once they are exchanged, in the account. */
export async function removeVersion(db: CvDatabase, { cv, id }: CvVersion): Promise<void> {
  const transaction = db.transaction(["versions", "exchanged"], "readwrite");
  const exchange = await readExchange(transaction, cv);
  await transaction.objectStore("versions").delete([cv, id]);
  await transaction.objectStore("exchanged").put(withoutVersion(exchange, id));
  await transaction.done;
}

/** What is remembered of the account; nothing was exchanged where nothing is. */
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
