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
