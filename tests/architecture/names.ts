import type { Rule } from "./source-tree.ts";

const empty = new Set("util utils utilities lib libs helper helpers common misc shared stuff".split(" "));

/** "moneyHelpers.ts" → money, helpers, ts */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** Every folder and file name describes its purpose. */
export const names: Rule = (tree) =>
  tree.flatMap(({ path }) => {
    const said = path
      .split("/")
      .flatMap(wordsOf)
      .find((word) => empty.has(word));
    if (said) return [`${path}: "${said}" says nothing`];
    return /\/index\.tsx?$/.test(path) ? [`${path}: a file is named for its idea`] : [];
  });

const reexports = new Set(["ExportAllDeclaration", "ImportDeclaration"]);

/** No file only re-exports the exports of others. */
export const noBarrels: Rule = (tree) =>
  tree
    .filter(({ body }) => {
      const passesOn = body.filter(
        (statement) =>
          statement.type === "ExportAllDeclaration" ||
          (statement.type === "ExportNamedDeclaration" && statement["declaration"] === null),
      );
      return (
        passesOn.length > 0 &&
        body.every((statement) => passesOn.includes(statement) || reexports.has(statement.type))
      );
    })
    .map(({ path }) => `${path} only passes on what others export`);

/** Relative imports name the file with its ending. All other imports are packages. */
export const noAliases: Rule = (tree) =>
  tree.flatMap(({ path, imports }) =>
    imports.flatMap((one) => {
      const at = `${path}:${one.line} imports ${one.from}`;
      if (/^([~#]|@\/|\/|src\/)/.test(one.from)) return [`${at} by an alias`];
      if (one.path === null || one.path.includes("/+types/")) return [];
      return /\.[a-z0-9]+$/.test(one.path) ? [] : [`${at} without its ending`];
    }),
  );
