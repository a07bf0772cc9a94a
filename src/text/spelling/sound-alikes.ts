/** Letters that sound the same in English. */
const alike = [
  ["f", "ph"],
  ["k", "c"],
  ["z", "s"],
  ["x", "cks"],
] as const;

/**
 * Returns the spellings of a word with one sound written in another way.
 *
 * @example soundAlikes("grafic") // ["graphic", "grafik"]
 */
export function soundAlikes(word: string): string[] {
  const found = new Set<string>();
  for (const [one, other] of alike) {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1))
        found.add(word.slice(0, at) + to + word.slice(at + from.length));
    }
  }
  return [...found];
}
