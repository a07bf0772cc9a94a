const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/**
 * Returns the words of a search without the words of a condition, or null if these are not in it as typed. A preposition
 * before them goes, too.
 *
 * @example withoutWords("nurse in leeds part time", ["leeds"]) // "nurse part time"
 */
export function withoutWords(typed: string, words: readonly string[]): string | null {
  let rest = typed;
  for (const phrase of words.filter((one) => one.trim() !== "")) {
    const source = phrase.trim().split(/\s+/).map(escape).join("\\s+");
    const pattern = new RegExp(
      `(?:(?<!\\p{L})(?:in|near|around|at|from)\\s+)?(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`,
      "iu",
    );
    if (!pattern.test(rest)) return null;
    rest = rest.replace(pattern, " ");
  }
  return rest === typed ? null : rest.replace(/\s+/g, " ").trim();
}
