import { functionWords } from "../tables/function-words.ts";
import { compounding, type Language } from "../words/language.ts";
import { splitCompound, type CompoundParts } from "../words/split-compound.ts";
import { stem } from "../words/stem.ts";

const most = 50_000;

/** Returns the tokens of a folded word in one language, remembering each word. Function words have none. */
export function tokeniser(language: Language, known: CompoundParts): (word: string) => readonly string[] {
  const remembered = new Map<string, readonly string[]>();
  return (word) => {
    let tokens = remembered.get(word);
    if (!tokens) {
      tokens = tokensOf(word, language, known);
      // Words follow Zipf's law: emptying a full cache costs less than tracking what was used last.
      if (remembered.size >= most) remembered.clear();
      remembered.set(word, tokens);
    }
    return tokens;
  };
}

function tokensOf(word: string, language: Language, known: CompoundParts): readonly string[] {
  if (functionWords[language].has(word) || functionWords.en.has(word)) return [];
  if (!compounding.has(language)) return [stem(word, language)];
  return splitCompound(word, known).map((part) => stem(part, language));
}
