/** A seeded source of random numbers, so that a generated index is the same on every run. */
export type Random = {
  /** 0 ≤ x < 1 */
  next(): number;
  /** A whole number, 0 ≤ n < below. */
  below(below: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** An index below `size`. Small ones are far more frequent, as with words and titles. */
  zipf(size: number, steepness?: number): number;
};

/** Mulberry32: small, fast and good enough for test data. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error("Nothing to pick from");
      return value;
    },
    // Inverse of the continuous Zipf distribution.
    zipf: (size, steepness = 1.05) => {
      const power = 1 - steepness;
      const x = (next() * (size ** power - 1) + 1) ** (1 / power);
      return Math.min(Math.floor(x) - 1, size - 1);
    },
  };
}
