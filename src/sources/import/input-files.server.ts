import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** A file to read; `size` in bytes. */
export type InputFile = { path: string; size: number };

export type InputFiles = { ok: true; files: InputFile[] } | { ok: false; problem: string };

/** Returns the file, or every file in the folder and its subfolders, sorted by path. Hidden files are left out. */
export async function inputFiles(path: string): Promise<InputFiles> {
  let found;
  try {
    found = await stat(path);
  } catch (error) {
    return { ok: false, problem: `${path} cannot be read: ${reasonOf(error)}` };
  }
  if (found.isFile()) return { ok: true, files: [{ path, size: found.size }] };
  if (!found.isDirectory()) return { ok: false, problem: `${path} is neither a file nor a folder.` };
  const files = await filesIn(path);
  return files.length === 0 ? { ok: false, problem: `There are no files in ${path}.` } : { ok: true, files };
}

async function filesIn(folder: string): Promise<InputFile[]> {
  const files: InputFile[] = [];
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (entry.name.startsWith(".")) continue;
    const path = join(folder, entry.name);
    // A link is followed only to a file, because links between folders may form a cycle.
    const target = entry.isSymbolicLink() ? await stat(path).catch(() => null) : entry;
    if (entry.isDirectory()) files.push(...(await filesIn(path)));
    else if (target?.isFile() === true) files.push({ path, size: (await stat(path)).size });
  }
  return files;
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ENOENT") return "there is no such file or folder.";
  if (code === "EACCES" || code === "EPERM") return "permission denied.";
  return error instanceof Error ? error.message : String(error);
}
