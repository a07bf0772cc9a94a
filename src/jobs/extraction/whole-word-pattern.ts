/** Extends "\w" in the word lists of this folder to a letter of any script. JavaScript's "\w" knows only ASCII. */
export function anyScript(alternatives: string): string {
  return alternatives.replaceAll("\\w", "\\p{L}");
}

/**
 * Matches the alternatives as whole words or phrases, in any case.
 *
 * @param alternatives joined by "|"; "\w" matches a letter of any script
 * @example wholeWordPattern("intern|praktik\\w*").test("Internal audit") // false
 */
export function wholeWordPattern(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${anyScript(alternatives)})(?![\\p{L}\\p{N}])`, "iu");
}
