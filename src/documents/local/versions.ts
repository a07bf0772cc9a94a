import type { LocalDocuments } from "./document-kind.ts";
import { isSameJson } from "../../platform/json/is-same-json.ts";
import { keysOf } from "./database.ts";
import type { DocumentTransaction, DocumentVersion, VersionExchange } from "./local-document.ts";

/** Maximum number of automatic versions of a document. Named versions stay until the user removes them. */
const maxAutomatic = 40;

/**
 * Stores a version of a document. An automatic version is skipped if the last version has the same content. When there
 * are too many automatic versions, the oldest are deleted.
 */
export async function saveVersion<Content, Address extends string>(
  { db }: LocalDocuments<Content, Address>,
  version: DocumentVersion<Content>,
): Promise<void> {
  const transaction = db.transaction(["documentVersions", "versionExchanges"], "readwrite");
  const versions = transaction.objectStore("documentVersions");
  const { of, id, name } = version;
  const stored = (await versions.getAll(keysOf(of))).sort(byMoment);
  const last = stored.at(-1);
  if (name === null && last && isSameJson(last.document, version.document)) return;
  let exchange = await readExchange(transaction, of);
  exchange = { ...exchange, unsent: [...exchange.unsent, id] };
  await versions.put(version);
  const automatic = stored.filter((one) => one.name === null);
  for (const old of name === null
    ? automatic.slice(0, Math.max(0, automatic.length + 1 - maxAutomatic))
    : []) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction
    await versions.delete([of, old.id]);
    exchange = withoutVersion(exchange, old.id);
  }
  await transaction.objectStore("versionExchanges").put(exchange);
  await transaction.done;
}

/** Lists the versions of a document, newest first. */
export async function listVersions<Content, Address extends string>(
  { db, kind }: LocalDocuments<Content, Address>,
  of: string,
): Promise<DocumentVersion<Content>[]> {
  const versions = (await db.getAll("documentVersions", keysOf(of))).sort(byMoment).reverse();
  return versions.map((version) => ({ ...version, document: kind.open(version.document as Content) }));
}

/** Removes a version here, and in the account with the next sync. */
export async function removeVersion<Content, Address extends string>(
  { db }: LocalDocuments<Content, Address>,
  { of, id }: Pick<DocumentVersion<Content>, "of" | "id">,
): Promise<void> {
  const transaction = db.transaction(["documentVersions", "versionExchanges"], "readwrite");
  const exchange = await readExchange(transaction, of);
  await transaction.objectStore("documentVersions").delete([of, id]);
  await transaction.objectStore("versionExchanges").put(withoutVersion(exchange, id));
  await transaction.done;
}

/** Reads the sync state of a document's versions. Without one, all local versions count as unsent. */
export async function readExchange(
  transaction: DocumentTransaction<"documentVersions" | "versionExchanges">,
  of: string,
): Promise<VersionExchange> {
  const remembered = await transaction.objectStore("versionExchanges").get(of);
  if (remembered) return remembered;
  const keys = await transaction.objectStore("documentVersions").getAllKeys(keysOf(of));
  return { of, mark: 0, unsent: keys.map(([, id]) => id), removed: [] };
}

function withoutVersion(exchange: VersionExchange, id: string): VersionExchange {
  return exchange.unsent.includes(id)
    ? { ...exchange, unsent: exchange.unsent.filter((one) => one !== id) }
    : { ...exchange, removed: [...exchange.removed, id] };
}

const byMoment = (one: DocumentVersion<unknown>, other: DocumentVersion<unknown>): number =>
  one.at.localeCompare(other.at);
