import type { Import, SourceFile, SyntaxNode } from "./source-tree.ts";
import { isNode, nameOf, referredNames, walk } from "./walk-syntax.ts";

/** React Router removes these exports, and the code that only they need, from the browser bundle. */
const serverExports = new Set(["loader", "action", "middleware", "headers"]);

/** The imports of a route module that remain in the browser, because its other exports need them. */
export function browserImports(file: SourceFile): Import[] {
  const statements = file.body.map((statement) => ({
    declares: declaredNames(statement),
    refersTo: referredNames(statement),
    isKept: isKept(statement),
    isImport: statement.type === "ImportDeclaration",
  }));
  const needed = new Set<string>();
  const reached = new Set<(typeof statements)[number]>();
  let waiting = statements.filter((statement) => statement.isKept && !statement.isImport);
  while (waiting.length > 0) {
    for (const statement of waiting) {
      reached.add(statement);
      for (const name of statement.refersTo) needed.add(name);
    }
    waiting = statements.filter(
      (statement) =>
        !statement.isImport && !reached.has(statement) && statement.declares.some((name) => needed.has(name)),
    );
  }
  return file.imports.filter((one) => one.names.length === 0 || one.names.some((name) => needed.has(name)));
}

/** Whether a statement is a remaining export or has side effects. */
function isKept(statement: SyntaxNode): boolean {
  if (statement.type === "ExportDefaultDeclaration") return true;
  if (statement.type === "ExportNamedDeclaration") {
    return (
      statement["exportKind"] !== "type" && declaredNames(statement).some((name) => !serverExports.has(name))
    );
  }
  return statement.type === "ExpressionStatement";
}

function declaredNames(statement: SyntaxNode): string[] {
  const declaration = isNode(statement["declaration"]) ? statement["declaration"] : statement;
  if (declaration.type === "VariableDeclaration") {
    const names: string[] = [];
    for (const declarator of declaration["declarations"] as SyntaxNode[])
      names.push(...referredNames(declarator["id"]));
    return names;
  }
  const specifiers = statement["specifiers"];
  if (statement.type === "ExportNamedDeclaration" && Array.isArray(specifiers) && specifiers.length > 0) {
    const names: string[] = [];
    walk(specifiers, (node) => {
      if (node.type === "ExportSpecifier") names.push(nameOf(node["exported"]) ?? "");
    });
    return names;
  }
  const name = nameOf(declaration["id"]);
  return name ? [name] : [];
}
