import { keysOf } from "../local/database.ts";
import type { DocumentVersion, VersionExchange } from "../local/local-document.ts";
import { readExchange } from "../local/versions.ts";
import { SyncStopped, type AccountListing, type SyncRefusal } from "./account-client.ts";
import { runSyncPart, type SyncContext, type SyncOutcome, type SyncProblem } from "./sync-documents.ts";

/**
 * Syncs the versions of documents that both the browser and the account have. A version never changes, so there is nothing to
 * merge. A version that one side never had is copied to it; a version that one side removed is removed from the other.
 *
 * @param seen the account's documents as `syncDocuments` saw them
 */
export async function syncVersions<Content, Address extends string>(
  context: SyncContext<Content, Address>,
  seen: AccountListing,
): Promise<SyncOutcome> {
  const problems: SyncProblem[] = [];
  try {
    const { db, kind } = context.documents;
    for (const { id, person } of await db.getAllFromIndex("syncBases", "kind", kind.name)) {
      if (person !== seen.person) continue;
      const mark = seen.documents.find((one) => one.id === id)?.versionsMark ?? 0;
      const reason = await runSyncPart(context, () => exchangeVersions(context, id, mark));
      if (reason) problems.push({ id, part: "versions", reason });
    }
    return { stopped: null, problems };
  } catch (error) {
    if (error instanceof SyncStopped) return { stopped: error.reason, problems };
    throw error;
  }
}

/** @returns why the account refused a version; null if it accepted all of them */
async function exchangeVersions<Content, Address extends string>(
  context: SyncContext<Content, Address>,
  of: string,
  mark: number,
): Promise<SyncRefusal | null> {
  const {
    documents: { db },
    account,
    tell,
  } = context;
  const before = await remember(context, of);
  if (before.mark === mark && before.unsent.length === 0 && before.removed.length === 0) return null;
  for (const id of before.removed) await account.versions.remove(of, id);
  const { sent, refused } = await send(context, before);
  const there = await account.versions.list(of);
  // The document was deleted in the meantime. The next sync of documents handles it.
  if (!there) return null;
  const here = new Set((await db.getAllKeys("documentVersions", keysOf(of))).map(([, id]) => id));
  for (const { id } of there.versions) if (!here.has(id)) await fetchVersion(context, of, id);
  const inAccount = new Set(there.versions.map(({ id }) => id));

  const transaction = db.transaction(["documentVersions", "versionExchanges"], "readwrite");
  const versions = transaction.objectStore("documentVersions");
  // Read the current state: a version may have been added or removed in the meantime, or the document deleted.
  const now = await transaction.objectStore("versionExchanges").get(of);
  if (!now) return null;
  const unsent = now.unsent.filter((id) => !sent.includes(id));
  const removed = now.removed.filter((id) => !before.removed.includes(id));
  for (const [, id] of await versions.getAllKeys(keysOf(of)))
    if ((!inAccount.has(id) && !unsent.includes(id)) || removed.includes(id)) await versions.delete([of, id]);
  await transaction.objectStore("versionExchanges").put({ of, mark: there.mark, unsent, removed });
  await transaction.done;
  tell({ kind: "versioned", id: of });
  return refused;
}

async function remember<Content, Address extends string>(
  { documents: { db } }: SyncContext<Content, Address>,
  of: string,
): Promise<VersionExchange> {
  const transaction = db.transaction(["documentVersions", "versionExchanges"], "readwrite");
  const exchange = await readExchange(transaction, of);
  await transaction.objectStore("versionExchanges").put(exchange);
  await transaction.done;
  return exchange;
}

/** @returns the ids of versions that no longer need to be sent, and why another version was refused */
async function send<Content, Address extends string>(
  { documents: { db }, account, refusals }: SyncContext<Content, Address>,
  { of, unsent }: VersionExchange,
): Promise<{ sent: string[]; refused: SyncRefusal | null }> {
  const sent: string[] = [];
  let refused: SyncRefusal | null = null;
  // Named and automatic versions have separate limits. One refusal of each kind is enough.
  const isFull = { named: false, automatic: false };
  for (const id of unsent) {
    const row = await db.get("documentVersions", [of, id]);
    const version = row as DocumentVersion<Content> | undefined;
    const kind = version?.name === null ? "automatic" : "named";
    // A version never changes, so one that is too large or invalid is never sent again.
    const past = refusals.get(`${of}/${id}`)?.reason;
    if (past) refused = past;
    if (past || (version && isFull[kind])) continue;
    const outcome = version ? await account.versions.put(version) : "kept";
    if (outcome === "gone") break;
    if (outcome === "kept") {
      sent.push(id);
      continue;
    }
    refused = outcome;
    if (outcome === "full") isFull[kind] = true;
    else refusals.set(`${of}/${id}`, { revision: 0, reason: outcome });
  }
  return { sent, refused };
}

async function fetchVersion<Content, Address extends string>(
  { documents: { db }, account }: SyncContext<Content, Address>,
  of: string,
  id: string,
): Promise<void> {
  const version = await account.versions.get(of, id);
  if (!version) return;
  const transaction = db.transaction(["documents", "documentVersions"], "readwrite");
  const isHere = (await transaction.objectStore("documents").getKey(of)) !== undefined;
  if (isHere) await transaction.objectStore("documentVersions").put({ ...version, of });
  await transaction.done;
}
