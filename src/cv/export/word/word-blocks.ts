import type { Paragraph } from "docx";
import type { CvPage, PageBlock } from "../../view-model/cv-page.ts";
import type { WordMeasures } from "./word-measures.ts";
import { wordParagraph } from "./word-runs.ts";

/** The numbering of lists, whose levels 0 and 1 are the two levels of bullets. */
export const bulletNumbering = "bullets";

const styles = { 1: "ListBullet", 2: "ListBullet2" } as const;

/**
 * Writes the paragraphs and bullets of a long text. No bullet is alone on a page.
 *
 * @param spaceBelow space below each paragraph and list, in twentieths of a point
 */
export function wordBlocks(
  page: CvPage,
  blocks: readonly PageBlock[],
  { column }: WordMeasures,
  spaceBelow = 0,
): Paragraph[] {
  const isBullet = (index: number) => (blocks[index]?.level ?? 0) > 0;
  const isFirst = (index: number) => isBullet(index + 1) && !isBullet(index - 1);
  const isLastButOne = (index: number) => isBullet(index + 1) && !isBullet(index + 2);
  return blocks.map(({ level, runs }, index) => {
    const parts = runs.map((run) => ({
      runs: [run],
      look: run.href === null ? {} : { style: "Hyperlink" },
    }));
    const spacing =
      spaceBelow > 0 && !(isBullet(index) && isBullet(index + 1)) ? { spacing: { after: spaceBelow } } : {};
    if (level === 0)
      return wordParagraph(page, parts, { ...spacing, ...(column > 0 ? { indent: { start: column } } : {}) });
    return wordParagraph(page, parts, {
      ...spacing,
      style: styles[level],
      numbering: { reference: bulletNumbering, level: level - 1 },
      ...(isFirst(index) || isLastButOne(index) ? { keepNext: true } : {}),
    });
  });
}
