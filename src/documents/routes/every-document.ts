import { cvKind } from "../../cv/edit/cv-kind.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { readCvDocument } from "../../cv/document/read-cv-document.ts";
import { addSavedJobs, savedJobs } from "../../jobs/saved/saved-jobs-store.ts";
import { moveSavedJobs } from "../../jobs/saved/move-to-account.ts";
import { readSavedJobs, type SavedJob } from "../../jobs/saved/saved-job.ts";
import type { LetterDocument } from "../../letters/letter-document.ts";
import { letterKind } from "../../letters/letter-kind.ts";
import { readLetterDocument } from "../../letters/read-letter.ts";
import type { BrowserEnv } from "../../platform/browser/browser-env.ts";
import { practiceKind } from "../../tools/coach/history/practice-kind.ts";
import { readPractice } from "../../tools/coach/history/read-practice.ts";
import { bundleFormat, readBundle, type BundleKind } from "../bundle/bundle.ts";
import { exportDocuments, importDocuments, type ImportedDocuments } from "../bundle/local-bundle.ts";
import { openDocuments } from "../local/database.ts";
import { openDocumentChannel } from "../local/tab-channel.ts";
import { openAccountDocuments } from "../sync/account-client.ts";
import { syncOnce } from "../sync/keep-synced.ts";

// The content of a document is only read and written by its own kind.
export const everyKind = [
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

/** The person, null for a visitor, and the page. `site`: its origin. */
export type Page = BrowserEnv & { account: DocumentsAccount | null; site: string };

const noStorage = "This browser stores nothing for this site. Allow it to, then try again.";

/**
 * Exports all documents and saved jobs that the person may see in this browser, once it is synced with the account.
 *
 * @returns the file, or null if there is none; `problem` says why it has nothing, or perhaps not everything
 */
export async function exportEverything(page: Page): Promise<{ json: string | null; problem: string | null }> {
  const { account, site } = page;
  const stopped = await syncAll(page);
  const now = page.now();
  const documents = await exportDocuments(everyKind, { owner: account?.id ?? null, now });
  if (!documents) return { json: null, problem: noStorage };
  const jobs = [...(account?.savedJobs ?? []), ...savedJobs()];
  const bundle = { ...bundleFormat, site, exportedAt: now.toISOString(), documents, savedJobs: jobs };
  if (documents.length + jobs.length === 0)
    return { json: null, problem: stopped ?? "There is nothing to export yet." };
  const problem = stopped && `The file may lack the latest changes of your account. ${stopped}`;
  return { json: JSON.stringify(bundle, null, 2), problem };
}

/** `problem`: why the account does not have the documents yet; null if it has. */
export type Imported = ImportedDocuments & { savedJobs: number; problem: string | null };

/**
 * Imports a bundle into this browser and the account. The account is synced first, so that no document of the file is
 * merged into one that this browser did not have yet. Returns the problem if nothing was imported.
 */
export async function importEverything(json: string, page: Page): Promise<Imported | string> {
  const { account, site } = page;
  const bundle = readBundle(json, everyKind);
  if (!bundle)
    return "Choose a file that was exported on this page of an up-to-date site, or documents.json.";
  const stopped = await syncAll(page);
  if (stopped) return stopped;
  // The numbers of jobs mean other jobs on another site. A file of an account does not name its site.
  const isElsewhere = bundle.site !== null && bundle.site !== site;
  const documents = isElsewhere ? bundle.documents.map(withoutJob) : bundle.documents;
  const { added, skipped, refused } = await importDocuments(everyKind, documents, account?.id ?? null);
  for (const kind of new Set(added)) {
    const channel = openDocumentChannel(kind, () => undefined);
    channel.tell({ kind: "listed" });
    channel.close();
  }
  const sent = readSavedJobs(JSON.stringify(bundle.savedJobs));
  const ofHere = bundle.site === site ? sent : [];
  if (ofHere.length < sent.length)
    refused.push({ title: "Saved jobs", problem: "They are jobs of another site." });
  const jobs = addSavedJobs(ofHere, account?.knownJobs ?? []);
  if (account && jobs > 0) await moveSavedJobs(ofHere.map(({ id }) => id));
  return {
    added,
    skipped: skipped + ofHere.length - jobs,
    refused: [...bundle.refused, ...refused],
    savedJobs: jobs,
    problem: added.length > 0 ? await syncAll(page) : null,
  };
}

/** A letter keeps the name of its job, but not the job itself. A CV for one job becomes a CV like others. */
function withoutJob<Document extends { kind: string; document: unknown }>(one: Document): Document {
  if (one.kind === cvKind.name) {
    const { variant: _, ...document } = one.document as CvDocument;
    return { ...one, document };
  }
  if (one.kind !== letterKind.name) return one;
  const { letter, advert, ...more } = one.document as LetterDocument;
  const job = { ...letter.job, id: null, path: null };
  return { ...one, document: { ...more, letter: { ...letter, job }, advert: { ...advert, job } } };
}

const stops = {
  "signed-out": "You are signed out. Sign in again, then try again.",
  offline: "Your account could not be reached. Try again once you are online.",
  unavailable: "Your account could not be reached. Try again in a minute.",
};

type Syncing = Pick<BrowserEnv, "fetch" | "now"> & {
  account: Pick<DocumentsAccount, "id" | "practiceInAccount"> | null;
};

/** Syncs every kind that the person keeps in the account. Returns why that stopped, or null. */
export async function syncAll({ account, fetch, now }: Syncing): Promise<string | null> {
  for (const { kind } of account ? everyKind : []) {
    if (!account || (kind.name === "practice" && !account.practiceInAccount)) continue;
    const documents = await openDocuments(kind);
    if (!documents) return noStorage;
    const { tell, close } = openDocumentChannel(kind.name, () => undefined);
    const client = openAccountDocuments(kind, fetch, account.id);
    const report = (error: unknown) => reportError(error);
    const context = { documents, account: client, now, tell, refusals: new Map(), report };
    const { stopped } = await syncOnce(context, () => Promise.resolve());
    close();
    documents.db.close();
    if (stopped) return stops[stopped];
  }
  return null;
}
