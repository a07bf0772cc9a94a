import { readBlocks, writeBlocks } from "./blocks.ts";

/** Makes each line a bullet, unless the text has a bullet already. */
export function listPlainLines(markdown: string): string {
  const blocks = readBlocks(markdown);
  if (blocks.some(({ level }) => level > 0)) return markdown;
  return writeBlocks(
    blocks.flatMap(({ text }) => text.split("\n").map((line) => ({ level: 1 as const, text: line }))),
  );
}
