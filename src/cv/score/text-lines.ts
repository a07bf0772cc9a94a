import { readRichText } from "../../text/blocks/read-rich-text.ts";
import { blockText } from "../../text/blocks/rich-text.ts";

/** Splits a long text into its lines, without list signs and formatting. */
export function toLines(text: string): string[] {
  return readRichText(text)
    .flatMap((block) => blockText(block).split("\n"))
    .map((line) => line.replace(/^\s*\d+[.)]\s+/u, "").trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Splits a paragraph into sentences. */
export function toSentences(text: string): string[] {
  return toLines(text).flatMap((line) =>
    line.split(/(?<=[^\s.]{2}[.!?])\s+(?=\p{Lu})|(?<=[。！？])/u).filter((part) => part.trim() !== ""),
  );
}

/** Characters of scripts without spaces. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** The words of a text in lower case. In scripts without spaces, two characters count as a word. */
export function lowerCaseWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’+#.-]*/gu) ?? [];
  return words.flatMap((word) =>
    word.search(unspaced) >= 0 ? (word.match(/.{1,2}/gsu) ?? []) : [word.replace(/[.'’-]+$/u, "")],
  );
}
