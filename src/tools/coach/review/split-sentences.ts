import type { CoachLanguage } from "./coach-language.ts";

/** Longest sentence that is taken as one. Speech turned into text often has no full stops. */
const longest = 40;

/** Splits an answer into sentences. Speech without full stops is cut before words such as "and then". */
export function splitSentences(text: string, { breaks }: Pick<CoachLanguage, "breaks">): string[] {
  return text
    .split(/(?<=[.!?…]["”’)]?)\s+|\n+/u)
    .flatMap((sentence) =>
      countWords(sentence) > longest ? sentence.split(new RegExp(breaks, "giu")) : [sentence],
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => countWords(sentence) > 0);
}

/** Counts words: runs of letters, digits and apostrophes. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
