const letters = "abcdefghijklmnopqrstuvwxyz";

/**
 * Returns every spelling that differs from a word by one slip: a letter too many, missing or wrong, or two neighbours
 * swapped. A word of eight letters has about 450.
 */
export function nearSpellings(word: string): string[] {
  const near = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after !== "") near.add(before + after.slice(1));
    if (after.length > 1) near.add(before + (after[1] ?? "") + (after[0] ?? "") + after.slice(2));
    for (const letter of letters) {
      near.add(before + letter + after);
      if (after !== "") near.add(before + letter + after.slice(1));
    }
  }
  near.delete(word);
  return [...near];
}
