import type { Rule, SyntaxNode } from "./source-tree.ts";
import { isTest } from "./source-tree.ts";
import { dottedName, isNode, nameOf, references, walk } from "./walk-syntax.ts";

/**
 * Inside a transaction, only the transaction may be used. On the embedded database, a query on another handle would
 * wait for the transaction, which waits for the query.
 */
export const transactions: Rule = (tree) =>
  tree
    .filter(({ path }) => !isTest(path))
    .flatMap((file) => {
      const violations: string[] = [];
      walk(file.body, (node) => {
        const begun = transactionOf(node);
        if (!begun) return;
        for (const { name, node: at } of references(begun.work["body"])) {
          if (name !== begun.database && !name.startsWith(`${begun.database}.`)) continue;
          violations.push(
            `${file.path}:${file.lineOf(at.start)} uses ${begun.database} inside its transaction`,
          );
        }
      });
      return violations;
    });

/** `db.transaction()….execute(async (transaction) => …)` */
function transactionOf(node: SyntaxNode): { database: string; work: SyntaxNode } | null {
  if (node.type !== "CallExpression" || methodOf(node) !== "execute") return null;
  const [work] = node["arguments"] as SyntaxNode[];
  if (!work || !/Function/.test(work.type)) return null;
  let callee = objectOf(node);
  while (callee?.type === "CallExpression") {
    if (methodOf(callee) === "transaction") {
      const database = dottedName(objectOf(callee));
      return database ? { database, work } : null;
    }
    callee = objectOf(callee);
  }
  return null;
}

function methodOf(call: SyntaxNode): string | null {
  const callee = call["callee"];
  return isNode(callee) && callee.type === "MemberExpression" ? nameOf(callee["property"]) : null;
}

function objectOf(call: SyntaxNode): SyntaxNode | null {
  const callee = call["callee"];
  return isNode(callee) && isNode(callee["object"]) ? callee["object"] : null;
}
