/** Rows of an English keyboard, each shifted by half a key. */
const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const neighbours = new Set<string>();
for (const [row, keys] of rows.entries()) {
  for (const [column, key] of Array.from(keys).entries()) {
    const near = [keys[column + 1], rows[row + 1]?.[column], rows[row + 1]?.[column - 1]];
    for (const other of near) if (other) neighbours.add(key + other).add(other + key);
  }
}

/**
 * Costs of slips of the hand, which are lower than that of a wrong letter: a neighbouring key, swapped letters, a
 * letter doubled or not.
 */
const [wrong, nearby, swapped, doubled] = [1, 0.7, 0.7, 0.6];
/** The extra cost of a wrong first letter, because people rarely miss it. */
const firstLetter = 0.4;

/**
 * Weighs how likely a word was typed in place of another: 0 for equal words, about 1 for each error.
 *
 * @example typingCost("nruse", "nurse") // 0.7
 */
export function typingCost(typed: string, meant: string): number {
  let beforeLast: number[] = [];
  let last = [0];
  for (let column = 1; column <= meant.length; column++) {
    last.push((last[column - 1] ?? 0) + (meant[column - 1] === meant[column - 2] ? doubled : wrong));
  }
  for (let row = 1; row <= typed.length; row++) {
    const [letter, before] = [typed[row - 1] ?? "", typed[row - 2]];
    const extra = letter === before ? doubled : wrong;
    const current = [(last[0] ?? 0) + extra];
    for (let column = 1; column <= meant.length; column++) {
      const [wanted, wantedBefore] = [meant[column - 1] ?? "", meant[column - 2]];
      const change = letter === wanted ? 0 : neighbours.has(letter + wanted) ? nearby : wrong;
      let cost = Math.min(
        (last[column - 1] ?? 0) + change,
        (last[column] ?? 0) + extra,
        (current[column - 1] ?? 0) + (wanted === wantedBefore ? doubled : wrong),
      );
      if (row > 1 && column > 1 && letter === wantedBefore && before === wanted) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + (letter === wanted ? 0 : swapped));
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  const cost = last[meant.length] ?? 0;
  return cost > 0 && typed[0] !== meant[0] ? cost + firstLetter : cost;
}
