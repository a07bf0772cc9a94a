import type { PageBlock } from "../../cv/view-model/cv-page.ts";

/** A bullet and those below it. */
export type BulletGroup = { block: PageBlock; below: PageBlock[] };

/** A paragraph, or the bullets between two paragraphs. */
export type BlockGroup = { level: 0; block: PageBlock } | { level: 1; items: BulletGroup[] };

/** Nests blocks as lists, for formats that have them. */
export function groupBlocks(blocks: readonly PageBlock[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const items = last?.level === 1 ? last.items : null;
    const above = items?.at(-1);
    if (block.level === 0) groups.push({ level: 0, block });
    else if (block.level === 2 && above) above.below.push(block);
    else if (items) items.push({ block, below: [] });
    else groups.push({ level: 1, items: [{ block, below: [] }] });
  }
  return groups;
}
