import { constants } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

type ExecuteSql = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * Copies the embedded database into a folder while it is in use, in the way of PostgreSQL's own online backup:
 * the files are copied as they change, and the log of the changes beside them puts them right when the copy is
 * first opened. Nobody waits but for one checkpoint. To restore, put the folder in place of `pgdata`.
 *
 * Rejects when so much was written meanwhile that the log no longer reaches back to the beginning.
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
    await stat(join(unfinished, "pg_wal", first));
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function copy(from: string, to: string, isWanted: (path: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = join(relative(from, entry.parentPath), entry.name);
    if (!isWanted(path)) continue;
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    else await copyLivingFile(join(from, path), join(to, path));
  }
}

/** A file that was dropped since it was listed is missing in the log's eyes, too. */
async function copyLivingFile(from: string, to: string): Promise<void> {
  try {
    // Where the file system can, a copy takes no space of its own.
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}
