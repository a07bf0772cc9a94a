import type { FileShape } from "../read/file-shape.ts";
import type { ParsedCv } from "../read/read-lines.ts";

/** The drawn pages of a CV, or the pages of a file. */
export type PageFacts = {
  pages: number;
  /** The share of the last page's height that has text, from 0 to 1. */
  lastPageFilled: number;
  /** JSON pointers of headings and heads of entries that are apart from their text. */
  stranded: string[];
  /** JSON pointers of fields whose text covers that of others. */
  overlapping: string[];
  /** Characters that the fonts lack. */
  missing: { character: string; pointer: string }[];
};

/** Facts of a file that decide how well programs read it. */
export type FileFacts = FileShape & {
  /** Bytes. */
  size: number;
  /** The share of the file's letters that were read into no field, from 0 to 1. */
  unplacedShare: number;
};

const letters = (texts: readonly { text: string }[]): number =>
  texts.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu) ?? []).length, 0);

/** @param size bytes */
export function fileFacts(
  { shape, pages, unplaced }: Pick<ParsedCv, "shape" | "pages" | "unplaced">,
  size: number,
): FileFacts {
  const all = letters(pages.flatMap(({ lines }) => lines));
  return { ...shape, size, unplacedShare: all === 0 ? 0 : Math.min(1, letters(unplaced) / all) };
}

/** The pages of a PDF; null for formats that have none before they are printed. */
export function filePageFacts({ pages }: Pick<ParsedCv, "pages">): PageFacts | null {
  const last = pages.at(-1);
  if (!last?.size) return null;
  const lowest = Math.max(0, ...last.lines.map(({ box: [, y, , height] }) => y + height));
  return {
    pages: pages.length,
    lastPageFilled: Math.min(1, lowest / last.size.height),
    stranded: [],
    overlapping: [],
    missing: [],
  };
}
