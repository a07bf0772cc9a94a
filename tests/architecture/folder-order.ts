import type { Rule } from "./source-tree.ts";
import { isTest } from "./source-tree.ts";

/** The folders inside a domain, and the neighbours that each may import. */
export const folderOrder: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "src/jobs/search": { filters: [], query: ["filters"], match: ["filters", "query"], suggest: [] },
};

/** Imports between the folders of a domain go one way. Every file is in one of these folders. */
export const folders: Rule = (tree) =>
  tree.flatMap(({ path, imports }) =>
    Object.entries(folderOrder).flatMap(([parent, order]) => {
      const folder = folderIn(parent, path);
      if (folder === null) return [];
      const allowed = order[folder];
      if (!allowed) return [`${path} is in no folder of ${parent}`];
      if (isTest(path)) return [];
      return imports.flatMap((one) => {
        const other = one.path === null ? null : folderIn(parent, one.path);
        if (other === null || other === folder || allowed.includes(other)) return [];
        return [`${path}:${one.line} imports ${one.path}: ${folder} must not know ${other}`];
      });
    }),
  );

/** "src/jobs/search/query/a.ts" → "query"; null outside the parent. */
function folderIn(parent: string, path: string): string | null {
  return path.startsWith(`${parent}/`) ? (path.slice(parent.length + 1).split("/")[0] ?? null) : null;
}
