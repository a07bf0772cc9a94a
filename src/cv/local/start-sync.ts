import { openCvDatabase } from "./cv-database.ts";
import { listCvs } from "./list-cvs.ts";
import { keepSynced, type KeepSynced } from "./keep-synced.ts";
import type { SyncStatusStore } from "./sync-status.ts";

/** Milliseconds that a person without CVs in this browser waits for those of the account. */
const waitsForFirst = 4_000;

export type StartSync = Pick<KeepSynced, "fetch" | "now" | "report"> & {
  /** Id of the account of who uses this browser. */
  owner: string;
  status: SyncStatusStore;
};

/**
 * Begins to exchange the CVs of a person with their account. Where this browser has none of them, it waits some seconds
 * for the first to arrive.
 *
 * @returns what ends the exchange
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
