/** Splits a long text into its lines, without list signs and marks of rich text. */
export function toLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => withoutMarks(line.replace(/^\s*(?:[•‣▪◦●○■·–—*-]|\d+[.)])\s+/u, "")))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Splits a paragraph into sentences. */
export function toSentences(text: string): string[] {
  return toLines(text).flatMap((line) =>
    line.split(/(?<=[^\s.]{2}[.!?])\s+(?=\p{Lu})|(?<=[。！？])/u).filter((part) => part.trim() !== ""),
  );
}

/** Bold, italic and linked words of rich text lose their signs. */
function withoutMarks(line: string): string {
  return line
    .replaceAll(/!?\[([^\]]*)\]\([^)\s]*\)/g, "$1")
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replaceAll(/(?<![\p{L}\p{N}*])\*(?=\S)(.+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, "$1")
    .replaceAll(/\\([\\*_[\]()#+.!`>-])/g, "$1")
    .trim();
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The words of a text in lower case. In scripts without spaces, two characters count as a word. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’+#.-]*/gu) ?? [];
  return words.flatMap((word) =>
    unspaced.test(word) ? (word.match(/.{1,2}/gsu) ?? []) : [word.replace(/[.'’-]+$/u, "")],
  );
}
