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
