import { functionWords } from "../tables/function-words.ts";
import { compounding, type Language } from "../words/language.ts";
import { splitCompound, type CompoundParts } from "../words/split-compound.ts";
import { stem } from "../words/stem.ts";

/**
 * Returns the tokens under which a folded word is indexed in one language: its stem, or the stems of its parts. Returns none
 * for function words of the language and of English.
 */
export function tokensOf(word: string, language: Language, known: CompoundParts): readonly string[] {
  if (functionWords[language].has(word) || functionWords.en.has(word)) return [];
  if (!compounding.has(language)) return [stem(word, language)];
  return splitCompound(word, known).map((part) => stem(part, language));
}
