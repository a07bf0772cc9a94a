import { constants } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

type ExecuteSql = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * Copies the embedded database into a folder while it is in use, the way PostgreSQL's own online backup does. The files
 * may change while they are copied. The write-ahead log in the copy repairs them when the copy is first opened. Other
 * work waits for one checkpoint only. To restore, put the folder in place of `pgdata`.
 *
 * Rejects when so much was written during the copy that the log no longer reaches back to its start.
 * https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
export async function dumpFolder(executeSql: ExecuteSql, folder: string, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    await executeSql("select pg_backup_start('dump', true)");
    let label: string;
    try {
      await copy(folder, unfinished, (path) => !path.startsWith(`pg_wal${sep}`) && path !== "postmaster.pid");
    } finally {
      const { rows } = await executeSql("select labelfile from pg_backup_stop(false)");
      label = String(rows[0]?.["labelfile"]);
    }
    await writeFile(join(unfinished, "backup_label"), label);
    await copy(join(folder, "pg_wal"), join(unfinished, "pg_wal"), () => true);
    const first = /\(file ([\dA-F]+)\)/.exec(label)?.[1] ?? "";
    if (!(await exists(join(unfinished, "pg_wal", first))))
      throw new Error("so much was written meanwhile that the copy is not whole");
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function copy(from: string, to: string, isWanted: (path: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = join(relative(from, entry.parentPath), entry.name);
    if (!isWanted(path)) continue;
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    else await copyChangingFile(join(from, path), join(to, path));
  }
}

/** Copies a file that may be dropped meanwhile. The log records the drop too, so a missing file is fine. */
async function copyChangingFile(from: string, to: string): Promise<void> {
  try {
    // On file systems that support it, the copy shares its blocks and takes no extra space.
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}
