import { newCvDocument } from "../document/new-cv-document.ts";
import { merge, withAuthor } from "../edit/merge.ts";
import { toStorageFailure, keysOf, type CvDatabase } from "./cv-database.ts";
import type { LocalCv } from "./local-cv.ts";
import { deleteDrafts } from "./save-draft.ts";
import type { CvMessage } from "./cv-channel.ts";
import type { StoredCv } from "../account-storage/stored-cv.ts";
import {
  SiteFault,
  SyncStopped,
  type AccountCvs,
  type AccountListing,
  type SyncRefusal,
} from "./account-cvs.ts";
import { isSynced } from "./sync-base.ts";
import { planSync, type SyncStep } from "./plan-sync.ts";

/**
 * A CV, or one of its versions, that could not be synced. "no-room": this browser has no space left. "fault": it may
 * work next time.
 */
export type SyncProblem = { cv: string; part: "cv" | "versions"; reason: SyncRefusal | "no-room" | "fault" };

export type SyncOutcome = {
  /** Why the sync stopped early; null if it finished. */
  stopped: SyncStopped["reason"] | null;
  problems: SyncProblem[];
};

/** The account's CVs at the start of the sync; null if the account could not be reached. */
export type CvSync = SyncOutcome & { seen: AccountListing | null };

/** CVs and versions that the account refused, by id, so that they are not sent again until they change. */
export type Refusals = Map<string, { revision: number; reason: SyncRefusal }>;

export type SyncContext = {
  db: CvDatabase;
  account: AccountCvs;
  now: () => Date;
  /** Tells all tabs, including this one, what has changed in the browser. */
  tell: (message: CvMessage) => void;
  refusals: Refusals;
  /** Reports an error that is a bug. Only one CV fails; the others continue. */
  report: (error: unknown) => void;
};

/**
 * Syncs the browser and the account so that both have the same CVs; see `planSync` for which side wins. Local CVs of
 * other people and CVs without an owner are not touched. The sync may stop after any step and resume later.
 */
export async function syncCvs(context: SyncContext): Promise<CvSync> {
  const problems: SyncProblem[] = [];
  let seen: AccountListing | null = null;
  try {
    seen = await context.account.list();
    const { person } = seen;
    for (const step of await planSteps(context, seen)) {
      const reason = await runSyncPart(context, () => carryOut(context, person, step));
      if (reason) problems.push({ cv: step.id, part: "cv", reason });
    }
    return { stopped: null, problems, seen };
  } catch (error) {
    if (error instanceof SyncStopped) return { stopped: error.reason, problems, seen };
    if (error instanceof SiteFault) return { stopped: "unavailable", problems, seen };
    throw error;
  }
}

/** Runs one part of a sync. An error stops only this part, unless nothing can be synced at all. */
export async function runSyncPart(
  { report }: Pick<SyncContext, "report">,
  work: () => Promise<SyncRefusal | null>,
): Promise<SyncProblem["reason"] | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SyncStopped) throw error;
    if (toStorageFailure(error) === "no-room") return "no-room";
    if (!(error instanceof SiteFault)) report(error);
    return "fault";
  }
}

async function planSteps({ db }: SyncContext, { person, cvs: listed }: AccountListing): Promise<SyncStep[]> {
  const [kept, known] = await Promise.all([db.getAll("cvs"), db.getAll("known")]);
  const isOurs = (cv: LocalCv): boolean =>
    // An ownerless CV that the account has was sent by an older page that did not store owners.
    cv.owner === person || (cv.owner === null && listed.some(({ id }) => id === cv.id));
  const others = new Set(kept.filter((cv) => !isOurs(cv)).map(({ id }) => id));
  const ours = known.filter((one) => one.person === person);
  const local = kept.filter(isOurs).map((cv) => {
    const base = ours.find(({ id }) => id === cv.id);
    return { id: cv.id, changed: !isSynced(cv, base) };
  });
  return planSync({ local, known: ours, account: listed }).filter(({ id }) => !others.has(id));
}

async function carryOut(context: SyncContext, person: string, step: SyncStep): Promise<SyncRefusal | null> {
  const { db, account } = context;
  const { id } = step;
  if (step.do === "push") return push(context, person, id, step.revision);
  if (step.do === "pull") {
    const stored = await account.get(id);
    const isEdited = stored !== null && (await takeOver(context, person, stored)) === "edited";
    return isEdited ? push(context, person, id, stored.revision) : null;
  }
  if (step.do === "delete-here") await deleteHere(context, id);
  // An edit from elsewhere wins over the deletion. The next sync fetches it.
  if (step.do === "delete-there" && (await account.remove(id, step.revision)) === "changed") return null;
  await db.delete("known", id);
  await db.delete("exchanged", id);
  return null;
}

/** Stores the account's state in the browser, merged with edits made here since the last sync. */
async function takeOver(
  { db, now, tell }: SyncContext,
  person: string,
  stored: StoredCv,
): Promise<"same" | "edited"> {
  const transaction = db.transaction(["cvs", "known", "exchanged"], "readwrite");
  const cvs = transaction.objectStore("cvs");
  const known = await transaction.objectStore("known").get(stored.id);
  const here = await cvs.get(stored.id);
  if (here && here.owner !== null && here.owner !== person) return "same";
  const isEdited = here !== undefined && !isSynced(here, known);
  // Without a common base, every difference becomes a conflict for the user.
  const base = known?.document ?? newCvDocument(() => stored.id);
  const merged = isEdited
    ? merge({ base, later: here.document, earlier: stored.document })
    : { document: stored.document, conflicts: [] };
  const title = here && known && here.title !== known.title ? here.title : stored.title;
  const revision = (here?.revision ?? 0) + 1;
  await cvs.put({
    ...here,
    id: stored.id,
    owner: person,
    title,
    document: merged.document,
    revision,
    changedAt: isEdited ? now().toISOString() : stored.changedAt,
    conflicts: [...(here?.conflicts ?? []), ...withAuthor("account", merged.conflicts)],
  });
  // A CV that is new here has no versions here, whatever was synced before.
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

/** Sends the browser's state to the account. If the account has changed in the meantime, merges and tries again. */
async function push(
  context: SyncContext,
  person: string,
  id: string,
  revision: number,
): Promise<SyncRefusal | null> {
  const { db, account, refusals } = context;
  let expected = revision;
  for (let tries = 0; tries < 5; tries += 1) {
    const cv = await db.get("cvs", id);
    if (!cv) return null;
    const refused = refusals.get(id);
    // A full account may have space again, but a CV that is too large or invalid stays so until it is edited.
    if (refused && refused.reason !== "full" && refused.revision === cv.revision) return refused.reason;
    const { title, document, isUndeleted = false } = cv;
    const outcome = await account.put({ id, title, document, revision: expected, isUndo: isUndeleted });
    if (outcome.ok) {
      refusals.delete(id);
      await remember(context, person, { cv, revision: outcome.revision, isNewThere: expected === 0 });
      return null;
    }
    if (outcome.reason === "changed") {
      await takeOver(context, person, outcome.current);
      expected = outcome.current.revision;
    } else if (outcome.reason === "gone") {
      expected = 0;
    } else {
      refusals.set(id, { revision: cv.revision, reason: outcome.reason });
      return outcome.reason;
    }
  }
  // Another browser saves constantly. The next sync continues from here.
  return null;
}

/** Records that the account has the CV as it was pushed. */
async function remember(
  { db }: SyncContext,
  person: string,
  { cv, revision, isNewThere }: { cv: LocalCv; revision: number; isNewThere: boolean },
): Promise<void> {
  const { id, title, document } = cv;
  const transaction = db.transaction(["cvs", "known", "exchanged"], "readwrite");
  const cvs = transaction.objectStore("cvs");
  const now = await cvs.get(id);
  if (now?.isUndeleted) {
    const { isUndeleted: _, ...rest } = now;
    await cvs.put(rest);
  }
  const localRevision = cv.revision;
  await transaction.objectStore("known").put({ id, person, revision, localRevision, title, document });
  // The account has none of its versions, even if it had the CV before.
  if (isNewThere) await transaction.objectStore("exchanged").delete(id);
  await transaction.done;
}

/** Removes a CV that was deleted elsewhere, unless it was just edited here. */
async function deleteHere({ db, tell }: SyncContext, id: string): Promise<void> {
  const transaction = db.transaction(["cvs", "versions", "known"], "readwrite");
  const cv = await transaction.objectStore("cvs").get(id);
  const known = await transaction.objectStore("known").get(id);
  const isDeleted = cv !== undefined && isSynced(cv, known);
  if (isDeleted) {
    await transaction.objectStore("cvs").delete(id);
    await transaction.objectStore("versions").delete(keysOf(id));
    deleteDrafts(id);
  }
  await transaction.done;
  if (isDeleted) tell({ kind: "deleted", cv: id });
}
