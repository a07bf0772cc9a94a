import { stemWord } from "../../text/stem-word.ts";
import { stopWords } from "../../text/stop-words.ts";
import { wordsOf } from "../words/words.ts";

/** Returns the English stems of a text, without stop words. */
export function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map((word) => stemWord(word, "en"));
}
