import type { LocalDocuments } from "../local/document-kind.ts";
import { withAuthor } from "../local/conflict.ts";
import { keysOf, toStorageFailure } from "../local/database.ts";
import { deleteDrafts, listDrafts } from "../local/drafts.ts";
import { isSynced, type LocalDocument } from "../local/local-document.ts";
import { readDocument } from "../local/read-document.ts";
import type { DocumentMessage } from "../local/tab-channel.ts";
import type { StoredDocument } from "../account/stored-document.ts";
import {
  SiteFault,
  SyncStopped,
  type AccountDocuments,
  type AccountListing,
  type SyncRefusal,
} from "./account-client.ts";
import { planSync, type SyncStep } from "./plan-sync.ts";

/**
 * A document, or one of its versions, that could not be synced. "no-room": this browser has no space left. "fault": it
 * may work next time.
 */
export type SyncProblem = {
  id: string;
  part: "document" | "versions";
  reason: SyncRefusal | "no-room" | "fault";
};

export type SyncOutcome = {
  /** Why the sync stopped early; null if it finished. */
  stopped: SyncStopped["reason"] | null;
  problems: SyncProblem[];
};

/** The account's documents at the start of the sync; null if the account could not be reached. */
export type DocumentSync = SyncOutcome & { seen: AccountListing | null };

/** Documents and versions that the account refused, by id, so that they are not sent again until they change. */
export type Refusals = Map<string, { revision: number; reason: SyncRefusal }>;

export type SyncContext<Content, Address extends string> = {
  documents: LocalDocuments<Content, Address>;
  account: AccountDocuments<Content>;
  now: () => Date;
  /** Tells all tabs, including this one, what has changed in the browser. */
  tell: (message: DocumentMessage) => void;
  refusals: Refusals;
  /** Reports an error that is a bug. Only one document fails; the others continue. */
  report: (error: unknown) => void;
};

/**
 * Syncs the browser and the account so that both have the same documents of a kind; see `planSync` for which side wins.
 * Local documents of other people and those without an owner are not touched. The sync may stop after any step and
 * resume later.
 */
export async function syncDocuments<Content, Address extends string>(
  context: SyncContext<Content, Address>,
): Promise<DocumentSync> {
  const problems: SyncProblem[] = [];
  let seen: AccountListing | null = null;
  try {
    seen = await context.account.list();
    const { person } = seen;
    for (const step of await planSteps(context, seen)) {
      const reason = await runSyncPart(context, () => carryOut(context, person, step));
      if (reason) problems.push({ id: step.id, part: "document", reason });
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
  { report }: { report: (error: unknown) => void },
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

async function planSteps<Content, Address extends string>(
  { documents: { db, kind } }: SyncContext<Content, Address>,
  { person, documents: listed }: AccountListing,
): Promise<SyncStep[]> {
  const [stored, bases] = await Promise.all([
    db.getAllFromIndex("documents", "kind", kind.name),
    db.getAllFromIndex("syncBases", "kind", kind.name),
  ]);
  const isOurs = (one: LocalDocument<unknown>): boolean =>
    // An ownerless document that the account has was sent by an older page that did not store owners.
    one.owner === person || (one.owner === null && listed.some(({ id }) => id === one.id));
  const others = new Set(stored.filter((one) => !isOurs(one)).map(({ id }) => id));
  const ours = bases.filter((one) => one.person === person);
  const local = stored.filter(isOurs).map((one) => {
    const base = ours.find(({ id }) => id === one.id);
    return { id: one.id, changed: !isSynced(one, base) };
  });
  return planSync({ local, known: ours, account: listed }).filter(({ id }) => !others.has(id));
}

async function carryOut<Content, Address extends string>(
  context: SyncContext<Content, Address>,
  person: string,
  step: SyncStep,
): Promise<SyncRefusal | null> {
  const {
    documents: { db },
    account,
  } = context;
  const { id } = step;
  if (step.do === "push") return push(context, person, id, step.revision);
  if (step.do === "pull") {
    const stored = await account.get(id);
    const isEdited = stored !== null && (await takeOver(context, person, stored)) === "edited";
    return isEdited ? push(context, person, id, stored.revision) : null;
  }
  if (step.do === "delete-here") await deleteHere(context, person, id);
  // An edit from elsewhere wins over the deletion. The next sync fetches it.
  if (step.do === "delete-there" && (await account.remove(id, step.revision)) === "changed") return null;
  await db.delete("syncBases", id);
  await db.delete("versionExchanges", id);
  return null;
}

/** Stores the account's state in the browser, merged with edits made here since the last sync. */
async function takeOver<Content, Address extends string>(
  { documents, now, tell }: SyncContext<Content, Address>,
  person: string,
  stored: StoredDocument<Content>,
): Promise<"same" | "edited"> {
  const { db, kind } = documents;
  const transaction = db.transaction(["documents", "syncBases", "versionExchanges"], "readwrite");
  const store = transaction.objectStore("documents");
  const known = await transaction.objectStore("syncBases").get(stored.id);
  const here = (await store.get(stored.id)) as LocalDocument<Content, Address> | undefined;
  if (here && (here.kind !== kind.name || (here.owner !== null && here.owner !== person))) return "same";
  const isEdited = here !== undefined && !isSynced(here, known);
  const base = known ? kind.open(known.document as Content) : kind.blank(stored.id);
  const merged = isEdited
    ? kind.merge({ base, later: kind.open(here.document), earlier: stored.document })
    : { document: stored.document, conflicts: [] };
  const title = here && known && here.title !== known.title ? here.title : stored.title;
  const revision = (here?.revision ?? 0) + 1;
  await store.put({
    ...here,
    id: stored.id,
    kind: kind.name,
    owner: person,
    title,
    document: merged.document,
    revision,
    changedAt: isEdited ? now().toISOString() : stored.changedAt,
    conflicts: [...(here?.conflicts ?? []), ...withAuthor("account", merged.conflicts)],
  });
  // A document that is new here has no versions here, whatever was synced before.
  if (!here) await transaction.objectStore("versionExchanges").delete(stored.id);
  await transaction.objectStore("syncBases").put({
    id: stored.id,
    kind: kind.name,
    person,
    revision: stored.revision,
    localRevision: isEdited ? revision - 1 : revision,
    title: stored.title,
    document: stored.document,
  });
  await transaction.done;
  tell(here ? { kind: "saved", id: stored.id, revision } : { kind: "listed" });
  return isEdited ? "edited" : "same";
}

/** Sends the browser's state to the account. If the account has changed in the meantime, merges and tries again. */
async function push<Content, Address extends string>(
  context: SyncContext<Content, Address>,
  person: string,
  id: string,
  revision: number,
): Promise<SyncRefusal | null> {
  const {
    documents: { db, kind },
    account,
    refusals,
  } = context;
  let expected = revision;
  for (let tries = 0; tries < 5; tries += 1) {
    const row = await db.get("documents", id);
    if (!row) return null;
    const local = row as LocalDocument<Content, Address>;
    const refused = refusals.get(id);
    // A full account may have space again, but a document that is too large or invalid stays so until it is edited.
    if (refused && refused.reason !== "full" && refused.revision === local.revision) return refused.reason;
    const { title, isUndeleted = false } = local;
    const document = kind.open(local.document);
    const outcome = await account.put({ id, title, document, revision: expected, isUndo: isUndeleted });
    if (outcome.ok) {
      refusals.delete(id);
      await remember(context, person, { local, revision: outcome.revision, isNewThere: expected === 0 });
      return null;
    }
    if (outcome.reason === "changed") {
      await takeOver(context, person, outcome.current);
      expected = outcome.current.revision;
    } else if (outcome.reason === "gone") {
      expected = 0;
    } else {
      refusals.set(id, { revision: local.revision, reason: outcome.reason });
      return outcome.reason;
    }
  }
  // Another browser saves constantly. The next sync continues from here.
  return null;
}

/** Records that the account has the document as it was pushed. */
async function remember<Content, Address extends string>(
  { documents: { db, kind } }: SyncContext<Content, Address>,
  person: string,
  {
    local,
    revision,
    isNewThere,
  }: { local: LocalDocument<Content, Address>; revision: number; isNewThere: boolean },
): Promise<void> {
  const { id, title, document } = local;
  const transaction = db.transaction(["documents", "syncBases", "versionExchanges"], "readwrite");
  const store = transaction.objectStore("documents");
  const now = await store.get(id);
  if (now?.isUndeleted) {
    const { isUndeleted: _, ...rest } = now;
    await store.put(rest);
  }
  const localRevision = local.revision;
  await transaction
    .objectStore("syncBases")
    .put({ id, kind: kind.name, person, revision, localRevision, title, document });
  // The account has none of its versions, even if it had the document before.
  if (isNewThere) await transaction.objectStore("versionExchanges").delete(id);
  await transaction.done;
}

/** Removes a document that was deleted elsewhere, unless it was just edited here, be it only in a draft of a tab. */
async function deleteHere<Content, Address extends string>(
  { documents, now, tell }: SyncContext<Content, Address>,
  person: string,
  id: string,
): Promise<void> {
  const { db } = documents;
  if (listDrafts(id).length > 0) await readDocument(documents, id, { owner: person, now: now() });
  const transaction = db.transaction(["documents", "documentVersions", "syncBases"], "readwrite");
  const local = await transaction.objectStore("documents").get(id);
  const base = await transaction.objectStore("syncBases").get(id);
  const isDeleted = local !== undefined && isSynced(local, base);
  if (isDeleted) {
    await transaction.objectStore("documents").delete(id);
    await transaction.objectStore("documentVersions").delete(keysOf(id));
    deleteDrafts(id);
  }
  await transaction.done;
  if (isDeleted) tell({ kind: "deleted", id });
}
