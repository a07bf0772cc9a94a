const minEndingLength = 4;
const minStartLength = 3;
const minCompoundLength = 8;
const defaultMaxParts = 4;

/** Prefixes of verbs, which begin no compound: "Verkäufer". Folded. */
const prefixes = new Set(
  "ver ein aus auf vor ent bei mit unter uber ange zer hin her nach weg durch vid upp inn ute".split(" "),
);
const linking = /(?<=.{3})(?:es|en|s|n)$/;

/** Tests that recognise the parts of compounds in one language. */
export type CompoundParts = {
  /** Tests whether many compounds end with this word. */
  isEnding: (part: string) => boolean;
  /** Tests whether this is a word on its own. */
  isWord: (part: string) => boolean;
};

/**
 * Splits a compound before its longest known ending, and then each part. Returns only the word if it has no known ending.
 *
 * @example splitCompound("krankenpflegehelfer", known) // ["kranken", "pflege", "helfer"]
 */
export function splitCompound(word: string, known: CompoundParts, maxParts = defaultMaxParts): string[] {
  if (word.length < minCompoundLength || maxParts < 2) return [word];
  for (let at = minStartLength; at <= word.length - minEndingLength; at++) {
    const end = word.slice(at);
    if (!known.isEnding(end)) continue;
    const start = word.slice(0, at);
    if (prefixes.has(start) || !/[aeiouy]/.test(start)) continue;
    const first = known.isWord(start) ? start : start.replace(linking, "");
    return [...splitCompound(first, known, maxParts - 1), ...splitCompound(end, known, maxParts - 1)];
  }
  return [word];
}
