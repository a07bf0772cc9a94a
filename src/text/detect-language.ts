import { eld } from "eld/extrasmall";
import { languageSample, readLanguage } from "./language.ts";

/** A text with fewer letters is mostly names. Words with digits do not count. */
const leastLetters = 40;

/**
 * Returns the ISO 639-1 code of a text's language; null if it is unclear. Texts that `readLanguage` cannot tell are
 * compared by n-grams. The smallest set of them is right as often as the largest on adverts and CVs, and takes 30
 * megabytes: not for browsers.
 *
 * @example detectLanguage("Wir suchen für unsere Küche in Leipzig eine Köchin oder einen Koch …") // "de"
 */
export function detectLanguage(text: string): string | null {
  return readLanguage(text) ?? byNgrams(languageSample(text));
}

function byNgrams(sample: string): string | null {
  const words = sample.split(/[\s\p{P}\p{S}]+/u).filter((word) => /^[\p{L}\p{M}]+$/u.test(word));
  if (words.join("").length < leastLetters) return null;
  const found = eld.detect(words.join(" "));
  return found.isReliable() ? found.language : null;
}
