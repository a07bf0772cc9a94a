import { partOf } from "./layers.ts";
import type { Rule, SourceFile, SyntaxNode } from "./source-tree.ts";
import { isTest } from "./source-tree.ts";
import { dottedName, isNode, nameOf, walk } from "./walk-syntax.ts";

/** Calls whose string arguments name a table. */
const tableCalls = new Set(
  "selectFrom insertInto replaceInto updateTable deleteFrom mergeInto innerJoin leftJoin rightJoin fullJoin crossJoin using table insertRows".split(
    " ",
  ),
);

/** Only the owning domain uses a table. Web, ui and tasks use none. */
export const tables: Rule = (tree) => {
  const owners = tableOwners(tree);
  return tree
    .filter(({ path }) => !isTest(path))
    .flatMap((file) => {
      const part = partOf(file.path);
      const own = part?.domain ?? part?.layer ?? null;
      return usedTables(file, [...owners.keys()])
        .filter(({ table }) => owners.get(table) !== own)
        .map(
          ({ table, line }) =>
            `${file.path}:${line} touches ${table}, a table of ${owners.get(table) ?? "nobody"}`,
        );
    });
};

/** Maps each table to the part that declares it in a `*-tables.ts`. */
export function tableOwners(tree: readonly SourceFile[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const file of tree) {
    if (!file.path.endsWith("-tables.ts")) continue;
    const part = partOf(file.path);
    walk(file.body, (node) => {
      if (node.type !== "TSInterfaceDeclaration" || nameOf(node["id"]) !== "Tables") return;
      walk(node["body"], (member) => {
        if (member.type !== "TSPropertySignature") return true;
        const table = nameOf(member["key"]);
        if (table) owners.set(table, part?.domain ?? part?.layer ?? "");
        return false;
      });
    });
  }
  return owners;
}

function usedTables(file: SourceFile, known: readonly string[]): { table: string; line: number }[] {
  const used: { table: string; line: number }[] = [];
  const add = (table: string, node: SyntaxNode) => used.push({ table, line: file.lineOf(node.start) });
  walk(file.body, (node) => {
    if (node.type === "CallExpression") {
      for (const name of tablesOfCall(node)) if (known.includes(name)) add(name, node);
    }
    const text = sqlText(node);
    if (text === null) return true;
    for (const table of known) {
      if (
        new RegExp(`\\b(from|join|into|update|only|table|truncate)\\s+"?${table}"?(?![\\w.-])`, "i").test(
          text,
        )
      )
        add(table, node);
    }
    // The template inside a tagged one was already read with it.
    return node.type !== "TaggedTemplateExpression";
  });
  return used;
}

function tablesOfCall(call: SyntaxNode): string[] {
  const name = dottedName(call["callee"]) ?? methodName(call["callee"]);
  if (!name || !tableCalls.has(name.split(".").at(-1) ?? "")) return [];
  const names: string[] = [];
  for (const argument of call["arguments"] as SyntaxNode[]) {
    const entries = argument.type === "ArrayExpression" ? (argument["elements"] as SyntaxNode[]) : [argument];
    for (const entry of entries) {
      const text = nameOf(entry);
      if (text && entry.type === "Literal") names.push(text.split(/\s+as\s+/i)[0] ?? text);
    }
  }
  return names;
}

/** Returns the method name in a chain: `db.selectFrom(…).innerJoin(…)`. */
function methodName(callee: unknown): string | null {
  return isNode(callee) && callee.type === "MemberExpression" ? nameOf(callee["property"]) : null;
}

const looksLikeSql =
  /\b(select\b[\s\S]*\bfrom|insert\s+into|delete\s+from|update\s+\S+\s+set|truncate|join)\b/i;

/** Returns the text of a `sql` template, or of any text that looks like a statement, or null. */
function sqlText(node: SyntaxNode): string | null {
  if (node.type === "TaggedTemplateExpression" && dottedName(node["tag"]) === "sql")
    return textOf(node["quasi"]);
  if (node.type !== "TemplateLiteral" && node.type !== "Literal") return null;
  const text = node.type === "Literal" ? nameOf(node) : textOf(node);
  return text !== null && looksLikeSql.test(text) ? text : null;
}

function textOf(template: unknown): string {
  if (!isNode(template) || template.type !== "TemplateLiteral") return "";
  const parts = template["quasis"] as { value: { raw: string } }[];
  return parts.map((part) => part.value.raw).join(" ? ");
}
