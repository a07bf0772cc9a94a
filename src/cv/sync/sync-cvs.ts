import { newCvDocument } from "../document/new-cv-document.ts";
import { merge } from "../edit/merge.ts";
import { keysOf, type CvDatabase } from "../keep/cv-database.ts";
import type { KeptCv } from "../keep/kept-cv.ts";
import { forgetUnsaved } from "../keep/set-unsaved-aside.ts";
import type { TabMessage } from "../keep/tab-channel.ts";
import type { StoredCv } from "../store/stored-cv.ts";
import { NoAccount, type AccountCvs, type AccountListing } from "./account-cvs.ts";
import type { KnownCv } from "./known-cv.ts";
import { planSync } from "./plan-sync.ts";

export type SyncOutcome = "done" | "signed-out" | "offline" | "too-many" | "too-many-versions";

/** `seen` is what the account held before; null where it could not be reached. */
export type CvSync = { outcome: SyncOutcome; seen: AccountListing | null };

export type SyncWorld = {
  db: CvDatabase;
  account: AccountCvs;
  now: () => Date;
  /** Tells the tabs, this one included, what has changed in the browser. */
  tell: (message: TabMessage) => void;
};

/**
 * Makes the browser and the account hold the same CVs; see `planSync` for what wins. Every step stands by itself, so
 * it can end anywhere and go on later.
 */
export async function syncCvs(world: SyncWorld): Promise<CvSync> {
  try {
    const seen = await world.account.list();
    return { outcome: await exchange(world, seen), seen };
  } catch (error) {
    if (error instanceof NoAccount) return { outcome: error.reason, seen: null };
    throw error;
  }
}

async function exchange(world: SyncWorld, { person, cvs: listed }: AccountListing): Promise<SyncOutcome> {
  const { db, account } = world;
  const [kept, known] = await Promise.all([db.getAll("cvs"), db.getAll("known")]);
  const ours = known.filter((one) => one.person === person);
  const steps = planSync({
    // What another account knows is that account's, even where its owner forgot to sign out.
    local: kept
      .filter(({ id }) => !known.some((one) => one.id === id && one.person !== person))
      .map((cv) => ({
        id: cv.id,
        changed: isChanged(
          cv,
          ours.find(({ id }) => id === cv.id),
        ),
      })),
    known: ours,
    account: listed,
  });
  let outcome: SyncOutcome = "done";
  for (const step of steps) {
    const { id } = step;
    if (step.do === "pull") {
      const stored = await account.get(id);
      if (stored && (await takeOver(world, person, stored)) === "edited")
        outcome = worse(outcome, await push(world, person, id, stored.revision));
    } else if (step.do === "push") {
      outcome = worse(outcome, await push(world, person, id, step.revision));
    } else {
      if (step.do === "delete-here") await deleteHere(world, id);
      if (step.do === "delete-there") await account.remove(id);
      await db.delete("known", id);
      await db.delete("exchanged", id);
    }
  }
  return outcome;
}

function isChanged(cv: KeptCv, known: KnownCv | undefined): boolean {
  return cv.revision !== known?.localRevision || cv.title !== known.title;
}

/** Puts the account's state into the browser, merged with what was edited here since. */
async function takeOver(
  { db, now, tell }: SyncWorld,
  person: string,
  stored: StoredCv,
): Promise<"same" | "edited"> {
  const transaction = db.transaction(["cvs", "known", "exchanged"], "readwrite");
  const cvs = transaction.objectStore("cvs");
  const known = await transaction.objectStore("known").get(stored.id);
  const here = await cvs.get(stored.id);
  const isEdited = here !== undefined && isChanged(here, known);
  // Without a common past, whatever differs is put before the person.
  const base = known?.document ?? newCvDocument(() => stored.id);
  const merged = isEdited
    ? merge({ base, later: here.document, earlier: stored.document })
    : { document: stored.document, conflicts: [] };
  const title = here && known && here.title !== known.title ? here.title : stored.title;
  const revision = (here?.revision ?? 0) + 1;
  await cvs.put({
    ...here,
    id: stored.id,
    title,
    document: merged.document,
    revision,
    changedAt: isEdited ? now().toISOString() : stored.changedAt,
    conflicts: [...(here?.conflicts ?? []), ...merged.conflicts],
  });
  // One that comes anew has no versions here, whatever was exchanged before.
  if (!here) await transaction.objectStore("exchanged").delete(stored.id);
  const { document } = stored;
  const localRevision = isEdited ? revision - 1 : revision;
  await transaction
    .objectStore("known")
    .put({ id: stored.id, person, revision: stored.revision, localRevision, title: stored.title, document });
  await transaction.done;
  tell(here ? { kind: "saved", cv: stored.id, revision } : { kind: "listed" });
  return isEdited ? "edited" : "same";
}

/** Gives the account the browser's state; where the account moved on meanwhile, merges and tries again. */
async function push(world: SyncWorld, person: string, id: string, revision: number): Promise<SyncOutcome> {
  const { db, account } = world;
  let expected = revision;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const cv = await db.get("cvs", id);
    if (!cv) return "done";
    const { title, document } = cv;
    const outcome = await account.put({ id, title, document, revision: expected });
    if (outcome.ok) {
      const known = { id, person, revision: outcome.revision, localRevision: cv.revision, title, document };
      await db.put("known", known);
      // The account has none of its versions, also where it had the CV before.
      if (expected === 0) await db.delete("exchanged", id);
      return "done";
    }
    if (outcome.reason === "too-many") return "too-many";
    if (outcome.reason === "changed") await takeOver(world, person, outcome.current);
    expected = outcome.reason === "changed" ? outcome.current.revision : 0;
  }
  // Somebody else saves all the time: the next round goes on from here.
  return "done";
}

/** Takes away what was deleted elsewhere, unless it was edited here in this very moment. */
async function deleteHere({ db, tell }: SyncWorld, id: string): Promise<void> {
  const transaction = db.transaction(["cvs", "versions", "known"], "readwrite");
  const cv = await transaction.objectStore("cvs").get(id);
  const known = await transaction.objectStore("known").get(id);
  if (cv && !isChanged(cv, known)) {
    await transaction.objectStore("cvs").delete(id);
    await transaction.objectStore("versions").delete(keysOf(id));
    forgetUnsaved(id);
  }
  await transaction.done;
  tell({ kind: "deleted", cv: id });
}

function worse(one: SyncOutcome, other: SyncOutcome): SyncOutcome {
  return one === "done" ? other : one;
}
