import { moveSavedJobs } from "../../jobs/saved/move-to-account.ts";
import { browserEnv } from "../../platform/browser/browser-env.ts";
import { claimDocuments, keepOutOfAccount } from "../local/change-documents.ts";
import { openDocuments } from "../local/database.ts";
import { openDocumentChannel } from "../local/tab-channel.ts";
import { everyKind, syncAll } from "./every-document.ts";
import { keepHere, type Unclaimed } from "./find-unclaimed.ts";

/**
 * Adds what was made in this browser to the account of a person, and sends it there. Returns why the account does not
 * have all of it yet, or null.
 */
export async function claimUnclaimed(owner: string, chosen: readonly Unclaimed[]): Promise<string | null> {
  const ids = chosen.flatMap(({ kind, ids: jobs }) => (kind === "jobs" ? jobs : []));
  const companies = chosen.some(({ kind }) => kind === "companies");
  // The jobs come first, because a letter is stored in the application for its job when it arrives.
  const isMoved = await moveSavedJobs(ids, { companies });
  if ((await changeDocuments(owner, chosen, "claim")) > 0) {
    const { fetch, now } = browserEnv;
    const stopped = await syncAll({ account: { id: owner, practiceInAccount: false }, fetch, now });
    if (stopped !== null) return stopped;
    await moveSavedJobs([], { documents: true });
  }
  return isMoved ? null : "Your account could not be reached. Try again once you are online.";
}

/** Leaves things in this browser only, so that the person is not asked about them again. */
export async function keepUnclaimed(owner: string, left: readonly Unclaimed[]): Promise<void> {
  await changeDocuments(owner, left, "keep");
  keepHere(
    owner,
    left.flatMap(({ kind, ids }) => (kind === "jobs" || kind === "companies" ? ids : [])),
  );
}

/** Returns how many documents there were. */
async function changeDocuments(
  owner: string,
  some: readonly Unclaimed[],
  change: "claim" | "keep",
): Promise<number> {
  let count = 0;
  for (const { kind } of everyKind) {
    const ids = some.flatMap((one) => (one.kind === kind.name ? one.ids : []));
    const documents = ids.length === 0 ? null : await openDocuments(kind);
    if (!documents) continue;
    await (change === "claim" ? claimDocuments : keepOutOfAccount)(documents, owner, ids);
    documents.db.close();
    const { tell, close } = openDocumentChannel(kind.name, () => undefined);
    tell(change === "claim" ? { kind: "claimed", ids, owner } : { kind: "listed" });
    close();
    count += ids.length;
  }
  return count;
}
