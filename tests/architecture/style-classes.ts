import { globSync, readFileSync } from "node:fs";
import { isTest, type SourceFile, type SyntaxNode, type Violation } from "./source-tree.ts";
import { walk } from "./walk-syntax.ts";

/** A style sheet of the site. */
export type StyleSheet = { path: string; css: string };

export function readStyleSheets(): StyleSheet[] {
  return globSync("src/**/*.css").map((path) => ({
    path: path.replaceAll("\\", "/"),
    css: readFileSync(path, "utf8"),
  }));
}

/** The classes that the library of icons sets. */
const ofIcons = "lucide-";

/** Every class of a style sheet is written in code, in a string of class names, or begins like one: `badge-${tone}`. */
export function unusedClasses(tree: readonly SourceFile[], sheets: readonly StyleSheet[]): Violation[] {
  const used = new Set<string>();
  const beginnings = [ofIcons];
  for (const { body } of tree.filter(({ path }) => !isTest(path)))
    walk(body, (node) => {
      const value = textOf(node);
      if (value === null || !/^[\w\s-]*$/.test(value)) return;
      for (const word of value.split(/\s+/)) {
        if (word.endsWith("-")) beginnings.push(word);
        else used.add(word);
      }
    });
  return sheets.flatMap(({ path, css }) =>
    [...new Set(classesOf(css))]
      .filter((name) => !used.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)))
      .map((name) => `${path} has .${name}, which no code uses`),
  );
}

function textOf({ type, value }: SyntaxNode): string | null {
  if (type === "TemplateElement") return (value as { cooked: string }).cooked;
  return type === "Literal" && typeof value === "string" ? value : null;
}

function classesOf(css: string): string[] {
  const selectors = css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/g, "");
  return [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);
}
