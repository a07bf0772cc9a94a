import type { SyntaxNode } from "./source-tree.ts";

/** Visits `root` and every node below, parents first. `enter` returns false to skip the nodes below. */
export function walk(root: unknown, enter: (node: SyntaxNode) => boolean | void): void {
  if (Array.isArray(root)) {
    for (const one of root) walk(one, enter);
    return;
  }
  if (!isNode(root) || enter(root) === false) return;
  for (const value of Object.values(root)) {
    if (typeof value === "object" && value !== null) walk(value, enter);
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && typeof (value as SyntaxNode).type === "string";
}

/** The name of an identifier, or the text of a string. */
export function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === "Identifier" || node.type === "JSXIdentifier") return String(node["name"]);
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  return null;
}

/** Returns "Date.now" for the callee of `Date.now()`, "fetch" for that of `fetch()`, and null for a computed one. */
export function dottedName(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === "Identifier" || node.type === "JSXIdentifier") return nameOf(node);
  if (node.type === "MetaProperty") return "import.meta";
  if (node.type !== "MemberExpression") return null;
  const [object, property] = [dottedName(node["object"]), nameOf(node["property"])];
  return object && property ? `${object}.${property}` : null;
}

export type Reference = { name: string; node: SyntaxNode };

/** Wrappers that only inform the type checker. The code inside them runs. */
const transparent = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);

/** Finds where running code uses a value by a plain name ("opened.db"). Types and keys are excluded. */
export function references(root: unknown): Reference[] {
  const found: Reference[] = [];
  walk(root, (node) => {
    const below = (part: string) => {
      found.push(...references(node[part]));
      return false;
    };
    const name = dottedName(node);
    if (name !== null) {
      found.push({ name, node });
      return false;
    }
    if (transparent.has(node.type)) return below("expression");
    if (node.type.startsWith("TS")) return false;
    if (node.type === "MemberExpression" && node["computed"] !== true) return below("object");
    if (node.type === "Property" && node["computed"] !== true) return below("value");
    return node.type === "JSXAttribute" ? below("value") : true;
  });
  return found;
}

/** First parts of those names, which must be declared somewhere. */
export function referredNames(root: unknown): Set<string> {
  return new Set(references(root).map(({ name }) => name.split(".")[0] ?? name));
}
