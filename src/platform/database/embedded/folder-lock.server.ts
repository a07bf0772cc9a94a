import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The process that holds a data folder. Other processes show it in a message and use it to connect. */
export type FolderHolder = {
  pid: number;
  /** The kind of process: `server` or `tool`. */
  role: string;
  /** ISO time. */
  since: string;
  /** The address where it serves its database to other processes of this machine. */
  socket: string | undefined;
};

export type FolderLock = {
  /** Tells others where to reach the database. */
  announce(socket: string): Promise<void>;
  release(): Promise<void>;
};

export type LockResult =
  | { ok: true; lock: FolderLock }
  | { ok: false; reason: "held"; holder: FolderHolder | undefined }
  | { ok: false; reason: "impossible"; problem: string };

/**
 * Makes this process the only one that opens the database in a data folder. PGlite itself would let a second one in and
 * lose rows. The lock is the operating system's own, taken through SQLite. It ends with the process, however that dies.
 * It cannot be taken from a live process, even one that is stopped or runs in another container. Nothing is ever stored
 * in that file.
 */
export async function lockFolder(dataDir: string, about: { role: string; now: Date }): Promise<LockResult> {
  const holderFile = join(dataDir, "holder.json");
  let file: DatabaseSync;
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    file = new DatabaseSync(join(dataDir, "lock"), { timeout: 0 });
  } catch (error) {
    return { ok: false, reason: "impossible", problem: problemOf(dataDir, error) };
  }
  try {
    file.exec("pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    file.close();
    const busy = error instanceof Error && "errcode" in error && error.errcode === 5;
    if (busy) return { ok: false, reason: "held", holder: await readHolder(dataDir) };
    return { ok: false, reason: "impossible", problem: problemOf(dataDir, error) };
  }

  const holder = { pid: process.pid, role: about.role, since: about.now.toISOString() };
  const write = (socket: string | undefined) =>
    writeFile(holderFile, `${JSON.stringify({ ...holder, socket })}\n`, { mode: 0o600 });
  await write(undefined);
  return {
    ok: true,
    lock: {
      announce: write,
      async release() {
        await rm(holderFile, { force: true });
        file.close();
      },
    },
  };
}

/** Reads the current or last holder of the folder. Returns undefined when there was none or the note is unreadable. */
export async function readHolder(dataDir: string): Promise<FolderHolder | undefined> {
  try {
    return JSON.parse(await readFile(join(dataDir, "holder.json"), "utf8")) as FolderHolder;
  } catch {
    return undefined;
  }
}

/** One sentence that tells the second process who holds the folder. */
export function heldSentence(dataDir: string, holder: FolderHolder | undefined): string {
  const who = holder ? `process ${holder.pid} (${holder.role}) since ${holder.since}` : "another process";
  return (
    `The data folder ${dataDir} is in use by ${who}. ` +
    "Stop it first, or give this one a folder of its own, for example DATA_DIR=./data2."
  );
}

function problemOf(dataDir: string, error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return `The data folder ${dataDir} cannot be used: ${words}. Check that it is on a local disk and writable.`;
}
