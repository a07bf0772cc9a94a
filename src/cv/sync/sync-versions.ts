import { keysOf } from "../keep/cv-database.ts";
import { readExchange } from "../keep/keep-version.ts";
import type { VersionExchange } from "../keep/kept-cv.ts";
import { NoAccount, type AccountListing } from "./account-cvs.ts";
import type { SyncOutcome, SyncWorld } from "./sync-cvs.ts";

/**
 * Makes the browser and the account hold the same versions of the CVs that both have. A version never changes, so there
 * is nothing to merge: what one side has and the other never had is given, what one removed is removed.
 *
 * @param seen what `syncCvs` saw in the account
 */
export async function syncVersions(world: SyncWorld, seen: AccountListing): Promise<SyncOutcome> {
  let outcome: SyncOutcome = "done";
  try {
    for (const { id, person } of await world.db.getAll("known")) {
      const mark = seen.cvs.find((cv) => cv.id === id)?.versionsMark ?? 0;
      if (person === seen.person && !(await exchangeVersions(world, id, mark))) outcome = "too-many-versions";
    }
  } catch (error) {
    if (error instanceof NoAccount) return error.reason;
    throw error;
  }
  return outcome;
}

/** @returns false where the account had no room for all of them */
async function exchangeVersions(world: SyncWorld, cv: string, mark: number): Promise<boolean> {
  const { db, account, tell } = world;
  const before = await remember(world, cv);
  if (before.mark === mark && before.unsent.length === 0 && before.removed.length === 0) return true;
  for (const id of before.removed) await account.versions.remove(cv, id);
  const sent = await send(world, before);
  const there = await account.versions.list(cv);
  // Deleted meanwhile: the next exchange of CVs sees to it.
  if (!there) return true;
  const here = new Set((await db.getAllKeys("versions", keysOf(cv))).map(([, id]) => id));
  for (const { id } of there.versions) if (!here.has(id)) await fetchVersion(world, cv, id);
  const inAccount = new Set(there.versions.map(({ id }) => id));

  const transaction = db.transaction(["versions", "exchanged"], "readwrite");
  const versions = transaction.objectStore("versions");
  // As it is now: somebody may have kept or removed a version meanwhile, or deleted the CV.
  const now = await transaction.objectStore("exchanged").get(cv);
  if (!now) return true;
  const unsent = now.unsent.filter((id) => !sent.includes(id));
  const removed = now.removed.filter((id) => !before.removed.includes(id));
  for (const [, id] of await versions.getAllKeys(keysOf(cv)))
    if ((!inAccount.has(id) && !unsent.includes(id)) || removed.includes(id)) await versions.delete([cv, id]);
  await transaction.objectStore("exchanged").put({ cv, mark: there.mark, unsent, removed });
  await transaction.done;
  tell({ kind: "versioned", cv });
  return before.unsent.length === sent.length;
}

async function remember({ db }: SyncWorld, cv: string): Promise<VersionExchange> {
  const transaction = db.transaction(["versions", "exchanged"], "readwrite");
  const exchange = await readExchange(transaction, cv);
  await transaction.objectStore("exchanged").put(exchange);
  await transaction.done;
  return exchange;
}

/** @returns the ids of those that need not be sent any more */
async function send({ db, account }: SyncWorld, { cv, unsent }: VersionExchange): Promise<string[]> {
  const sent: string[] = [];
  // Named ones and the others have limits of their own. One refusal of each is enough.
  const isFull = { named: false, taken: false };
  for (const id of unsent) {
    const version = await db.get("versions", [cv, id]);
    const kind = version?.name === null ? "taken" : "named";
    if (version && isFull[kind]) continue;
    const outcome = version ? await account.versions.put(version) : "kept";
    if (outcome === "gone") break;
    if (outcome === "kept") sent.push(id);
    else isFull[kind] = true;
  }
  return sent;
}

async function fetchVersion({ db, account }: SyncWorld, cv: string, id: string): Promise<void> {
  const version = await account.versions.get(cv, id);
  if (!version) return;
  const transaction = db.transaction(["cvs", "versions"], "readwrite");
  const isHere = (await transaction.objectStore("cvs").getKey(cv)) !== undefined;
  if (isHere) await transaction.objectStore("versions").put({ ...version, cv });
  await transaction.done;
}
