/** A piece of text in one style. `href` is an http, https or mailto address, or null. */
export type RichSpan = { text: string; bold: boolean; italic: boolean; href: string | null };

/** A paragraph (level 0), a bullet (1) or a bullet below another (2). Only paragraphs contain line breaks. */
export type RichBlock = { level: 0 | 1 | 2; spans: RichSpan[] };

/** The text of a long field. It is stored as Markdown: see read-rich-text.ts and write-rich-text.ts. */
export type RichText = RichBlock[];

/** The deepest level of bullets. */
export const deepestLevel = 2;

export const plainSpan = (text: string): RichSpan => ({ text, bold: false, italic: false, href: null });

/** Whether two spans look the same and lead to the same address. */
export function isSameStyle(one: RichSpan, other: RichSpan): boolean {
  return one.bold === other.bold && one.italic === other.italic && one.href === other.href;
}

/** The text of a block without its formatting. */
export const blockText = (block: RichBlock): string => block.spans.map(({ text }) => text).join("");

/** Splits a block at its line breaks. */
export function linesOfBlock({ level, spans }: RichBlock): RichBlock[] {
  const lines: RichBlock[] = [{ level, spans: [] }];
  for (const span of spans)
    for (const [index, text] of span.text.split("\n").entries()) {
      if (index > 0) lines.push({ level, spans: [] });
      lines.at(-1)?.spans.push({ ...span, text });
    }
  return lines;
}

/** A bullet and those below it. */
export type BulletGroup<Block> = { block: Block; below: Block[] };

/** A paragraph, or the bullets between two paragraphs. */
type BlockGroup<Block> = { level: 0; block: Block } | { level: 1; items: BulletGroup<Block>[] };

/** Nests blocks as lists, for formats that have them. */
export function groupBlocks<Block extends Pick<RichBlock, "level">>(
  blocks: readonly Block[],
): BlockGroup<Block>[] {
  const groups: BlockGroup<Block>[] = [];
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
