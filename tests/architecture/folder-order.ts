import type { Import, Rule, SourceFile, Violation } from "./source-tree.ts";
import { isTest } from "./source-tree.ts";

/** The folders inside a domain whose order is written down, and the neighbours that each may import. */
export const folderOrder: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "src/jobs/search": {
    filters: [],
    query: ["filters"],
    match: ["filters", "query"],
    suggest: ["match", "query"],
  },
};

/** Imports between these folders go one way. Every file is in one of them. */
export const folders: Rule = (tree) =>
  tree.flatMap(({ path, imports }) =>
    Object.entries(folderOrder).flatMap(([parent, order]) => {
      const folder = childOf(parent, path);
      if (folder === null) return [];
      const allowed = order[folder];
      if (!allowed) return [`${path} is in no folder of ${parent}`];
      if (isTest(path)) return [];
      return imports.flatMap((one) => {
        const other = one.path === null ? null : childOf(parent, one.path);
        if (other === null || other === folder || allowed.includes(other)) return [];
        return [`${path}:${one.line} imports ${one.path}: ${folder} must not know ${other}`];
      });
    }),
  );

/**
 * The folders and files of one folder form no circle, at any depth: of two neighbours only one knows the other, also by
 * way of others, for types and for parts that load later.
 *
 * @returns for each circle the imports that close it: "src/jobs: search → ui (3 imports, src/jobs/search/a.ts:2 …)"
 */
export const circles = (tree: readonly SourceFile[]): Violation[] =>
  [...parentsOf(tree)].flatMap((parent) => {
    const links = linksIn(parent, tree);
    return circlesOf(links).map((members) => {
      const inside = members.flatMap((from) =>
        [...(links.get(from) ?? [])]
          .filter(([to]) => members.includes(to))
          .map(([to, imports]) => `${from} → ${to} (${imports.length}: ${imports[0]})`),
      );
      return `${parent}: ${inside.join(", ")}`;
    });
  });

/** Every folder of src: "src", "src/jobs", "src/jobs/search". */
function parentsOf(tree: readonly SourceFile[]): Set<string> {
  const parents = new Set<string>();
  for (const { path } of tree) {
    const parts = path.split("/");
    // The parts of src are ordered by the layers.
    for (let depth = 2; depth < parts.length; depth++) parents.add(parts.slice(0, depth).join("/"));
  }
  return parents;
}

/** For each child of a folder, the neighbours it imports, with the places of the imports. */
function linksIn(parent: string, tree: readonly SourceFile[]): Map<string, Map<string, string[]>> {
  const links = new Map<string, Map<string, string[]>>();
  for (const { path, imports } of tree) {
    const from = isTest(path) ? null : childOf(parent, path);
    if (from === null) continue;
    for (const one of imports) {
      const to = targetOf(parent, one);
      if (to === null || to === from) continue;
      const ofChild = links.get(from) ?? new Map<string, string[]>();
      links.set(from, ofChild);
      ofChild.set(to, [...(ofChild.get(to) ?? []), `${path}:${one.line}`]);
    }
  }
  return links;
}

const targetOf = (parent: string, { path }: Import): string | null =>
  path === null || path.includes("/+types/") ? null : childOf(parent, path);

/** The groups of children that reach each other (Tarjan's algorithm). */
function circlesOf(links: ReadonlyMap<string, ReadonlyMap<string, unknown>>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.get(node) ?? 0);
    open.push(node);
    for (const next of links.get(node)?.keys() ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) found.push(group);
  };
  for (const node of links.keys()) if (!order.has(node)) visit(node);
  return found;
}

/** "src/jobs/search/query/a.ts" → "query" in "src/jobs/search"; null outside the parent. */
function childOf(parent: string, path: string): string | null {
  return path.startsWith(`${parent}/`) ? (path.slice(parent.length + 1).split("/")[0] ?? null) : null;
}
