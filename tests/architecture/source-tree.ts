import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";

/** An import of a source file. */
export type Import = {
  /** The specifier as written: "../jobs/posting.ts", "node:fs", "react". */
  from: string;
  /** For a relative import, the path from the root of the repository: "src/jobs/posting.ts". Null for a package. */
  path: string | null;
  /** Local names of the import. Empty for `import "./x.css"`, `export … from` and `import()`. */
  names: string[];
  /** True for a type import, which does not exist at run time. */
  isType: boolean;
  line: number;
};

/** A node of the syntax tree, in ESTree form. */
export type SyntaxNode = { type: string; start: number; [key: string]: unknown };

export type SourceFile = {
  /** "src/jobs/posting.ts" */
  path: string;
  code: string;
  imports: Import[];
  body: SyntaxNode[];
  lineOf(offset: number): number;
};

/** A breach of a rule: "src/ui/card.tsx:3 imports src/jobs/posting.ts". */
export type Violation = string;

export type Rule = (tree: readonly SourceFile[]) => Violation[];

let tree: readonly SourceFile[] | undefined;

/** Every code file in src. They are parsed once for all tests of a process. */
export function readSourceTree(): readonly SourceFile[] {
  return (tree ??= parseSourceTree());
}

function parseSourceTree(): SourceFile[] {
  const paths = globSync("src/**/*.{ts,tsx}").sort();
  return paths.map((path) => readSource(path.replaceAll("\\", "/"), readFileSync(path, "utf8")));
}

/** Makes a tree in memory, to test whether a rule reports it. */
export function planted(files: Record<string, string>): SourceFile[] {
  return Object.entries(files).map(([path, code]) => readSource(path, code));
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
export const isServerFile = (path: string): boolean => /\.server\.tsx?$/.test(path);

function readSource(path: string, code: string): SourceFile {
  const { program, module, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map((error) => error.message).join("; ")}`);
  const lineOf = (offset: number) => code.slice(0, offset).split("\n").length;
  const imported = (from: string, start: number, names: string[], isType: boolean): Import => {
    const isRelative = from.startsWith(".");
    return {
      from,
      path: isRelative ? join(dirname(path), from.split("?")[0] ?? from) : null,
      names,
      isType,
      line: lineOf(start),
    };
  };
  const imports: Import[] = [];
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const values = entries.filter((entry) => !entry.isType);
    const isType = entries.length > 0 && values.length === 0;
    const names = (isType ? entries : values).map((entry) => entry.localName.value);
    imports.push(imported(moduleRequest.value, start, names, isType));
  }
  for (const { entries, start } of module.staticExports) {
    const [first] = entries;
    if (!first?.moduleRequest) continue;
    const isType = entries.every((entry) => entry.isType);
    imports.push(imported(first.moduleRequest.value, start, [], isType));
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const written = code.slice(moduleRequest.start, moduleRequest.end);
    const literal = /^(["'`])([^"'`$]+)\1$/.exec(written)?.[2];
    if (literal) imports.push(imported(literal, start, [], false));
  }
  return { path, code, imports, body: program.body as unknown as SyntaxNode[], lineOf };
}
