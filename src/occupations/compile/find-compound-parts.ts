import type { Language } from "../words/language.ts";
import { stem } from "../words/stem.ts";

/** Endings that labels hardly have as separate words. Folded. */
const moreEndings: Partial<Record<Language, string>> = {
  de: "fahrer fuhrer pfleger pflege helfer macher kraft leiter lehrer kaufmann mann hilfe warter bauer schlosser leger",
  nl: "medewerker chauffeur verpleegkundige kracht man monteur leider bewerker",
  sv: "skotare arbetare forare ledare larare man bitrade vardare hjalpare montor",
};

const minLength = 4;
/** An ending is known if this many compounds have it. Fewer may have it by chance. */
const minCompounds = 5;

/** Finds the words that compounds in the labels of one language consist of, and their endings. Both sets have stems. */
export function findCompoundParts(
  words: ReadonlySet<string>,
  language: Language,
): { words: Set<string>; endings: Set<string> } {
  const standalone = new Set<string>();
  for (const word of words) if (word.length >= minLength) standalone.add(stem(word, language));
  for (const word of (moreEndings[language] ?? "").split(" ")) standalone.add(stem(word, language));
  const compounds = new Map<string, number>();
  for (const word of words) {
    for (let at = 3; at <= word.length - minLength; at++) {
      const end = stem(word.slice(at), language);
      if (standalone.has(end)) compounds.set(end, (compounds.get(end) ?? 0) + 1);
    }
  }
  const endings = new Set<string>();
  for (const [end, count] of compounds) if (count >= minCompounds && end.length >= 3) endings.add(end);
  return { words: standalone, endings };
}
