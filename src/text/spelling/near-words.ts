const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Letters next to each other on a keyboard: "as", "aq". */
const neighbours: ReadonlySet<string> = new Set(
  rows.flatMap((row, number) => {
    const below = rows[number + 1] ?? "";
    return Array.from(row).flatMap((key, at) =>
      [row[at + 1], below[at], below[at - 1]].flatMap((near) => (near === undefined ? [] : [key + near])),
    );
  }),
);
const vowels = /^[aeiouy]$/;

/** How likely each slip is: the lower, the likelier. The first letter is rarely wrong. */
const cost = { swapped: 0.7, doubled: 0.7, neighbour: 0.8, vowel: 0.8, other: 1, first: 0.6 } as const;

/**
 * Returns the cost of typing one word for another: the sum of the slips between them, after their common beginning and
 * end. Words that differ by several slips cost at least their number of differing letters.
 *
 * @example typoCost("nruse", "nurse") // 0.7: two letters are swapped
 */
export function typoCost(typed: string, meant: string): number {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  let end = 0;
  while (end < Math.min(typed.length, meant.length) - start && typed.at(-1 - end) === meant.at(-1 - end))
    end++;
  const [one, other] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)];
  return (
    middleCost(one, other, typed[start - 1], typed.at(-end || typed.length)) + (start === 0 ? cost.first : 0)
  );
}

function middleCost(
  one: string,
  other: string,
  before: string | undefined,
  after: string | undefined,
): number {
  if (one.length === 2 && other.length === 2 && one[0] === other[1] && one[1] === other[0])
    return cost.swapped;
  if (one.length + other.length === 1) {
    const letter = one + other;
    return letter === before || letter === after ? cost.doubled : cost.other;
  }
  if (one.length === 1 && other.length === 1) {
    if (neighbours.has(one + other) || neighbours.has(other + one)) return cost.neighbour;
    return vowels.test(one) && vowels.test(other) ? cost.vowel : cost.other;
  }
  return Math.max(one.length, other.length);
}

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
