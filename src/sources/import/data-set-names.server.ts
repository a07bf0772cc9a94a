import { basename, dirname, relative } from "node:path";
import type { ImportArguments } from "./import-arguments.server.ts";
import { sourceOfImport } from "./source-of-import.ts";

/**
 * Returns the function that names the data set of each file. A single file is named by `--name`, else by its own name.
 * Each file in a folder is a data set of its own, because the ids of two files are unrelated; if two would have one
 * name, the folders they are in become part of it.
 */
export function dataSetNames(
  { source, name, path: root }: Pick<ImportArguments, "source" | "name" | "path">,
  files: readonly { path: string }[],
): (path: string) => string | null {
  const isCorpus = source === "postings";
  if (!isCorpus || (name !== null && files.length === 1)) return () => name;
  const short = (path: string) =>
    name === null ? withoutEnding(basename(path)) : `${name} ${basename(path)}`;
  const long = (path: string) => {
    const folders = relative(root, dirname(path))
      .split(/[\\/]/)
      .filter((folder) => folder !== "" && folder !== "..");
    const own = name === null ? withoutEnding(basename(path)) : basename(path);
    return [name, ...folders, own].filter((part) => part !== null).join(" ");
  };
  const longest = (path: string) => [name, relative(root, path)].filter((part) => part !== null).join(" ");
  const slug = (label: string) => sourceOfImport(source, label, null).name;
  const isOnlyOne = (label: (path: string) => string) => {
    const counts = new Map<string, number>();
    for (const { path } of files) counts.set(slug(label(path)), (counts.get(slug(label(path))) ?? 0) + 1);
    return (path: string) => counts.get(slug(label(path))) === 1;
  };
  const ways = [short, long].map((label) => ({ label, isUnique: isOnlyOne(label) }));
  return (path) => (ways.find(({ isUnique }) => isUnique(path))?.label ?? longest)(path);
}

/** "uk_jobs" for "uk_jobs.jsonl.gz". */
function withoutEnding(fileName: string): string {
  const bare = fileName.replace(/(?:\.(?:jsonl|ndjson|json|csv|tsv|txt|gz))+$/i, "");
  return bare === "" ? fileName : bare;
}
