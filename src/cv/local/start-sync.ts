import { openCvDatabase } from "./cv-database.ts";
import { listCvs } from "./list-cvs.ts";
import { keepSynced, type KeepSynced } from "./keep-synced.ts";
import type { SyncStatusStore } from "./sync-status.ts";

/** Milliseconds that a person without local CVs waits for those of the account. */
const waitsForFirst = 4_000;

export type StartSync = Pick<KeepSynced, "fetch" | "now" | "report"> & {
  /** Id of the account that is signed in. */
  owner: string;
  status: SyncStatusStore;
};

/**
 * Starts to sync a person's CVs with their account. If this browser has none of them, waits up to 4 seconds for the
 * first sync.
 *
 * @returns a function that stops the sync
 */
export async function startSync({ owner, status, ...page }: StartSync): Promise<() => void> {
  let hearFirst: (() => void) | null = null;
  const first = new Promise<void>((resolve) => (hearFirst = resolve));
  const end = keepSynced({
    ...page,
    account: owner,
    tell(next) {
      status.set(next);
      hearFirst?.();
      hearFirst = null;
    },
  });
  try {
    const db = await openCvDatabase();
    const isEmpty = db !== null && (await listCvs(db, owner)).length === 0;
    db?.close();
    if (isEmpty) await Promise.race([first, new Promise((resolve) => setTimeout(resolve, waitsForFirst))]);
    return end;
  } catch (error) {
    end();
    throw error;
  }
}
