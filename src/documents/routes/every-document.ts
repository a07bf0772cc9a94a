import { cvKind } from "../../cv/edit/cv-kind.ts";
import { readCvDocument } from "../../cv/document/read-cv-document.ts";
import { addSavedJobs, savedJobs } from "../../jobs/saved/saved-jobs-store.ts";
import { moveSavedJobs } from "../../jobs/saved/move-to-account.ts";
import { readSavedJobs, type SavedJob } from "../../jobs/saved/saved-job.ts";
import { letterKind } from "../../letters/letter-kind.ts";
import { readLetterDocument } from "../../letters/read-letter.ts";
import type { BrowserEnv } from "../../platform/browser/browser-env.ts";
import { practiceKind } from "../../tools/coach/history/practice-kind.ts";
import { readPractice } from "../../tools/coach/history/read-practice.ts";
import { bundleFormat, readBundle, type BundleKind } from "../bundle/bundle.ts";
import { exportDocuments, importDocuments, type ImportedDocuments } from "../bundle/local-bundle.ts";
import { openDocuments } from "../local/database.ts";
import { openDocumentChannel } from "../local/tab-channel.ts";
import { openAccountDocuments, type SyncStopped } from "../sync/account-client.ts";
import { syncOnce } from "../sync/keep-synced.ts";

// The content of a document is only read and written by its own kind.
const everyKind = [
  { kind: cvKind, read: readCvDocument },
  { kind: letterKind, read: readLetterDocument },
  { kind: practiceKind, read: readPractice },
] as unknown as readonly BundleKind[];

/** What the page knows of the person who is signed in. */
export type DocumentsAccount = {
  id: string;
  practiceInAccount: boolean;
  savedJobs: readonly SavedJob[];
  /** Ids of jobs that the person has saved or applied to. */
  knownJobs: readonly string[];
};

/** Why documents could not be exported or imported. */
export type Failure = SyncStopped["reason"] | "no-storage";

/** `account`: why the account's latest documents may be missing in the file; null if it has all of them. */
export type Exported =
  | { ok: true; json: string; count: number; account: Failure | null }
  | { ok: false; reason: Failure };

/** Exports all documents in this browser that the person may see, after it was synced with the account, as a bundle. */
export async function exportEverything(
  account: DocumentsAccount | null,
  env: BrowserEnv,
  site: string,
): Promise<Exported> {
  const stopped = account && (await syncAll(account, env));
  const now = env.now();
  const documents = await exportDocuments(everyKind, { owner: account?.id ?? null, now });
  if (!documents) return { ok: false, reason: "no-storage" };
  const saved = [...(account?.savedJobs ?? []), ...savedJobs()];
  const bundle = { ...bundleFormat, site, exportedAt: now.toISOString(), documents, savedJobs: saved };
  return {
    ok: true,
    json: JSON.stringify(bundle, null, 2),
    count: documents.length + saved.length,
    account: stopped,
  };
}

/** `account`: why the account does not have the documents yet; null if it has. */
export type Imported = ImportedDocuments & { savedJobs: number; account: Failure | null };

/**
 * Imports a bundle into this browser and the account. The account is synced first, so that no document of the file is
 * merged into one that this browser did not have yet.
 */
export async function importEverything(
  json: string,
  account: DocumentsAccount | null,
  env: BrowserEnv,
  site: string,
): Promise<({ ok: true } & Imported) | { ok: false; reason: Failure } | { ok: false; problem: string }> {
  const read = readBundle(json, everyKind);
  if (!read.ok) return read;
  const stopped = account && (await syncAll(account, env));
  if (stopped) return { ok: false, reason: stopped };
  const { added, skipped, refused } = await importDocuments(everyKind, read.documents, account?.id ?? null);
  for (const { kind } of everyKind) {
    const channel = openDocumentChannel(kind.name, () => undefined);
    if (added.some((one) => one.kind === kind.name)) channel.tell({ kind: "listed" });
    channel.close();
  }
  // The numbers of jobs mean other jobs on another site.
  const isOfHere = read.site === site;
  const sentJobs = readSavedJobs(JSON.stringify(read.savedJobs));
  const jobs = isOfHere ? addSavedJobs(sentJobs, account?.knownJobs ?? []) : 0;
  if (!isOfHere && sentJobs.length > 0)
    refused.push({ title: "Saved jobs", problem: "They are jobs of another site." });
  if (account && jobs > 0) await moveSavedJobs();
  return {
    ok: true,
    added,
    skipped: skipped + (isOfHere ? sentJobs.length - jobs : 0),
    refused: [...read.refused, ...refused],
    savedJobs: jobs,
    account: account && added.length > 0 ? await syncAll(account, env) : null,
  };
}

/** Syncs every kind that the person keeps in the account. Returns why the sync stopped, or null. */
async function syncAll(
  { id, practiceInAccount }: DocumentsAccount,
  { fetch, now }: BrowserEnv,
): Promise<Failure | null> {
  for (const { kind } of everyKind) {
    if (kind.name === "practice" && !practiceInAccount) continue;
    const documents = await openDocuments(kind);
    if (!documents) return "no-storage";
    const channel = openDocumentChannel(kind.name, () => undefined);
    const account = openAccountDocuments(kind, fetch, id);
    const report = (error: unknown) => reportError(error);
    const context = { documents, account, now, tell: channel.tell, refusals: new Map(), report };
    const { stopped } = await syncOnce(context, () => Promise.resolve());
    channel.close();
    documents.db.close();
    if (stopped) return stopped;
  }
  return null;
}
