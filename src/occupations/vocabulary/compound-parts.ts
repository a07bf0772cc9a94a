import type { Language } from "../words/language.ts";
import type { CompoundParts } from "../words/split-compound.ts";
import { stem } from "../words/stem.ts";

type Stems = { has: (stem: string) => boolean };

/** Makes the functions that `splitCompound` recognises parts with. They compare stems. */
export function compoundParts(
  language: Language,
  { words, endings }: { words: Stems; endings: Stems },
): CompoundParts {
  return {
    isEnding: (part) => endings.has(stem(part, language)),
    isWord: (part) => words.has(stem(part, language)),
  };
}
