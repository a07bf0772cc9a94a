import type { Rule, SourceFile } from "./source-tree.ts";
import { isTest } from "./source-tree.ts";

export const maxLines = 400;
export const slowEnd = 250;

/** Counts the lines with code: not empty, and not only a comment. */
export function linesOfCode({ code }: Pick<SourceFile, "code">): number {
  const withoutComments = code.replace(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, "").replace(/^\s*\/\/.*$/gm, "");
  return withoutComments.split("\n").filter((line) => line.trim() !== "").length;
}

const measured = (tree: readonly SourceFile[]): SourceFile[] => tree.filter(({ path }) => !isTest(path));

/** Every file is short, because it is one idea. */
export const sizes: Rule = (tree) =>
  measured(tree)
    .map((file) => ({ path: file.path, lines: linesOfCode(file) }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => `${path} has ${lines} lines of code`);

export function sizeFigures(tree: readonly SourceFile[]): {
  files: number;
  median: number;
  percentile95: number;
} {
  const lines = measured(tree)
    .map(linesOfCode)
    .sort((a, b) => a - b);
  const at = (share: number) => lines[Math.min(Math.floor(lines.length * share), lines.length - 1)] ?? 0;
  return { files: lines.length, median: at(0.5), percentile95: at(0.95) };
}
