import { foldText } from "../../text/fold-text.ts";
import { stopWords } from "../../text/stop-words.ts";

/** Returns the stems of a text's content words, so that all forms of a word count as one. */
export function wordStems(text: string): string[] {
  const words = foldText(text).match(/\p{L}{4,}/gu) ?? [];
  return [...new Set(words.filter((word) => !stopWords.has(word)).map((word) => word.slice(0, 6)))];
}
