import { keysOf } from "./cv-database.ts";
import { readExchange } from "./local-versions.ts";
import type { VersionExchange } from "./local-cv.ts";
import { SyncStopped, type AccountListing, type SyncRefusal } from "./account-cvs.ts";
import { runSyncPart, type SyncContext, type SyncOutcome, type SyncProblem } from "./sync-cvs.ts";

/**
 * Syncs the versions of CVs that both the browser and the account have. A version never changes, so there is nothing to
 * merge. A version that one side never had is copied to it; a version that one side removed is removed from the other.
 *
 * @param seen the account's CVs as `syncCvs` saw them
 */
export async function syncVersions(context: SyncContext, seen: AccountListing): Promise<SyncOutcome> {
  const problems: SyncProblem[] = [];
  try {
    for (const { id, person } of await context.db.getAll("known")) {
      if (person !== seen.person) continue;
      const mark = seen.cvs.find((cv) => cv.id === id)?.versionsMark ?? 0;
      const reason = await runSyncPart(context, () => exchangeVersions(context, id, mark));
      if (reason) problems.push({ cv: id, part: "versions", reason });
    }
    return { stopped: null, problems };
  } catch (error) {
    if (error instanceof SyncStopped) return { stopped: error.reason, problems };
    throw error;
  }
}

/** @returns why the account refused a version; null if it accepted all of them */
async function exchangeVersions(context: SyncContext, cv: string, mark: number): Promise<SyncRefusal | null> {
  const { db, account, tell } = context;
  const before = await remember(context, cv);
  if (before.mark === mark && before.unsent.length === 0 && before.removed.length === 0) return null;
  for (const id of before.removed) await account.versions.remove(cv, id);
  const { sent, refused } = await send(context, before);
  const there = await account.versions.list(cv);
  // The CV was deleted in the meantime. The next sync of CVs handles it.
  if (!there) return null;
  const here = new Set((await db.getAllKeys("versions", keysOf(cv))).map(([, id]) => id));
  for (const { id } of there.versions) if (!here.has(id)) await fetchVersion(context, cv, id);
  const inAccount = new Set(there.versions.map(({ id }) => id));

  const transaction = db.transaction(["versions", "exchanged"], "readwrite");
  const versions = transaction.objectStore("versions");
  // Read the current state: a version may have been added or removed in the meantime, or the CV deleted.
  const now = await transaction.objectStore("exchanged").get(cv);
  if (!now) return null;
  const unsent = now.unsent.filter((id) => !sent.includes(id));
  const removed = now.removed.filter((id) => !before.removed.includes(id));
  for (const [, id] of await versions.getAllKeys(keysOf(cv)))
    if ((!inAccount.has(id) && !unsent.includes(id)) || removed.includes(id)) await versions.delete([cv, id]);
  await transaction.objectStore("exchanged").put({ cv, mark: there.mark, unsent, removed });
  await transaction.done;
  tell({ kind: "versioned", cv });
  return refused;
}

async function remember({ db }: SyncContext, cv: string): Promise<VersionExchange> {
  const transaction = db.transaction(["versions", "exchanged"], "readwrite");
  const exchange = await readExchange(transaction, cv);
  await transaction.objectStore("exchanged").put(exchange);
  await transaction.done;
  return exchange;
}

/** @returns the ids of versions that no longer need to be sent, and why another version was refused */
async function send(
  { db, account, refusals }: SyncContext,
  { cv, unsent }: VersionExchange,
): Promise<{ sent: string[]; refused: SyncRefusal | null }> {
  const sent: string[] = [];
  let refused: SyncRefusal | null = null;
  // Named and automatic versions have separate limits. One refusal of each kind is enough.
  const isFull = { named: false, automatic: false };
  for (const id of unsent) {
    const version = await db.get("versions", [cv, id]);
    const kind = version?.name === null ? "automatic" : "named";
    // A version never changes, so one that is too large or invalid is never sent again.
    const past = refusals.get(`${cv}/${id}`)?.reason;
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
    else refusals.set(`${cv}/${id}`, { revision: 0, reason: outcome });
  }
  return { sent, refused };
}

async function fetchVersion({ db, account }: SyncContext, cv: string, id: string): Promise<void> {
  const version = await account.versions.get(cv, id);
  if (!version) return;
  const transaction = db.transaction(["cvs", "versions"], "readwrite");
  const isHere = (await transaction.objectStore("cvs").getKey(cv)) !== undefined;
  if (isHere) await transaction.objectStore("versions").put({ ...version, cv });
  await transaction.done;
}
