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
