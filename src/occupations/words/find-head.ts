import { noiseWords } from "./title-words.ts";
import { headFirst, type Language } from "./language.ts";
import { wordsOf } from "./words.ts";

/** Separates the noun from words that describe it: "head of", "Fachkraft für", "(" */
const afterNoun =
  /\s(?:of|for|in|to|at|with|on|fur|für|im|bei|von|der|des|van|voor|op|bij|och|för|i|på|av|med|inom|till)\s|\s[-–—|]\s|[,(|;:[]/i;

/**
 * Finds the token that names the kind of work: "driver" in "truck driver", "chauffeur" in "chauffeur de bus". Returns an
 * empty string if there is none.
 */
export function findHead(
  plain: string,
  language: Language,
  tokensOf: (word: string) => readonly string[],
): string {
  const phrase = headFirst.has(language)
    ? plain
    : (plain.split(afterNoun).find((part) => /\p{L}/u.test(part)) ?? plain);
  const words = wordsOf(phrase);
  if (!headFirst.has(language)) words.reverse();
  let fallback = "";
  for (const word of words) {
    const tokens = tokensOf(word);
    const token = tokens.at(-1);
    if (token === undefined) continue;
    if (!noiseWords.has(word)) return token;
    fallback ||= token;
  }
  return fallback;
}
