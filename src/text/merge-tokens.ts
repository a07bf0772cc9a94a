/** Comparing more pairs of tokens than this takes too long for a page. */
const maxPairs = 4_000_000;

/**
 * Merges two edits of a list of lines or words. Returns null if both sides changed the same part in different ways, or the
 * lists are too long.
 *
 * @example mergeTokens(["a", "b"], ["a", "b", "c"], ["x", "b"]) // ["x", "b", "c"]
 */
export function mergeTokens(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] | null {
  if (base.length * Math.max(mine.length, theirs.length) > maxPairs) return null;
  const [inMine, inTheirs] = [matchesOf(base, mine), matchesOf(base, theirs)];
  const merged: string[] = [];
  let [at, mineAt, theirsAt] = [0, 0, 0];
  for (let index = 0; index <= base.length; index++) {
    // Both sides kept this token, or it is the end: the part before it is decided as a whole.
    const mineNext = index === base.length ? mine.length : inMine.get(index);
    const theirsNext = index === base.length ? theirs.length : inTheirs.get(index);
    if (mineNext === undefined || theirsNext === undefined) continue;
    const part = choose(
      base.slice(at, index),
      mine.slice(mineAt, mineNext),
      theirs.slice(theirsAt, theirsNext),
    );
    if (!part) return null;
    merged.push(...part, ...base.slice(index, index + 1));
    [at, mineAt, theirsAt] = [index + 1, mineNext + 1, theirsNext + 1];
  }
  return merged;
}

function choose(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] | null {
  const isSame = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((token, at) => token === other[at]);
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  return isSame(theirs, base) ? mine : null;
}

/** Returns the position in `other` of each token of a longest common part, by its position in `base`. */
export function matchesOf(base: readonly string[], other: readonly string[]): ReadonlyMap<number, number> {
  const width = other.length + 1;
  const lengths = new Uint16Array((base.length + 1) * width);
  for (let one = base.length - 1; one >= 0; one--)
    for (let two = other.length - 1; two >= 0; two--)
      lengths[one * width + two] =
        base[one] === other[two]
          ? (lengths[(one + 1) * width + two + 1] ?? 0) + 1
          : Math.max(lengths[(one + 1) * width + two] ?? 0, lengths[one * width + two + 1] ?? 0);
  const matches = new Map<number, number>();
  for (let [one, two] = [0, 0]; one < base.length && two < other.length;) {
    if (base[one] === other[two]) matches.set(one++, two++);
    else if ((lengths[(one + 1) * width + two] ?? 0) >= (lengths[one * width + two + 1] ?? 0)) one++;
    else two++;
  }
  return matches;
}
