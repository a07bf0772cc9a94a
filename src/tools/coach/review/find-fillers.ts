import type { CoachLanguage } from "./coach-language.ts";

/** A filler word with its places in the text. */
export type FoundFiller = { word: string; places: readonly { start: number; end: number }[] };

/** Finds filler words, most frequent first. */
export function findFillers(text: string, { fillers }: Pick<CoachLanguage, "fillers">): FoundFiller[] {
  return fillers
    .map(({ word, pattern }) => ({
      word,
      places: [...text.matchAll(pattern)].map(({ index, 0: found }) => {
        const start = index + (/^[,\s]*/.exec(found)?.[0].length ?? 0);
        return { start, end: index + found.length };
      }),
    }))
    .filter(({ places }) => places.length > 0)
    .toSorted((a, b) => b.places.length - a.places.length);
}
