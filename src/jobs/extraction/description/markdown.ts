import { Marked } from "marked";

/** Signs that plain text hardly has: bold words, headings with "#" or a line below, links, escaped punctuation. */
const signs =
  /(?<![*\w])\*\*(?=\S)[^*\n]{1,300}?\*\*(?!\*)|^ {0,3}#{1,6} \S|\[[^\]\n]{1,200}\]\(https?:\/\/|[\p{L}\p{N})]\\[-.&+()#!*_'|[\]]|\S[^\S\n]*\n(?:-{3,}|={3,})[^\S\n]*(?:\n|$)/mu;

/** A line in bold alone is a heading: "**Who we are**". */
const boldLine = /^[^\S\n]*\*\*([^*\n]{1,80}?)[^\S\n]*:?\*\*:?[^\S\n]*$/gmu;

// Adverts indent their lists. An indented line is never code.
const marked = new Marked({ gfm: true, breaks: true, async: false, tokenizer: { code: () => undefined } });

/** A heading that lost the line end before it: "rolls.### Your tasks". */
const gluedHeading = /(?<=[^\s#])[^\S\n]*(#{2,6} (?=\S[^\n]{0,80}$))/gmu;
/** Two bold texts that touch: "**Paris****Remote**". */
const touchingBold = /(?<=[^\s*])\*{4}(?=[^\s*])/gu;
/** Punctuation that was escaped twice: "R\\\\&D". */
const escapedTwice = /\\{2,}(?=[-.&+()#!*_'|[\]])/gu;

export const isMarkdown = (text: string): boolean => signs.test(text);

/** Converts the Markdown of an advert to HTML that is not safe yet. */
export function markdownToHtml(text: string): string {
  const mended = text
    .replace(/\r\n?/g, "\n")
    .replace(escapedTwice, "\\")
    .replace(touchingBold, "** **")
    .replace(gluedHeading, "\n\n$1")
    .replace(boldLine, "\n### $1\n");
  const html = marked.parse(mended);
  return typeof html === "string" ? html : "";
}
