import { foldText } from "../../text/fold-text.ts";
import { stopWords } from "../../text/stop-words.ts";

/** The beginnings of the words that say what a text is about, so that forms of a word are one. */
export function wordStems(text: string): string[] {
  const words = foldText(text).match(/\p{L}{4,}/gu) ?? [];
  return [...new Set(words.filter((word) => !stopWords.has(word)).map((word) => word.slice(0, 6)))];
}
