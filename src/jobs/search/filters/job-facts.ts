/** Bars of the salary histogram: 5K each from 0. The last holds everything above. */
export const histogramBars = 40;

/**
 * The counted facts of a job and the number of bits each takes, lowest first. All of them fit into one number.
 * Thousands of jobs then come from the database as a short text, and counting them here takes less time than the
 * database needs to plan the count.
 */
export const factBits = {
  /** 0 if unknown, else one more than the index in `jobTypes`. The next two facts work the same way. */
  type: 3,
  level: 3,
  mode: 2,
  /** 0 without yearly pay, else one more than the index of the histogram bar. */
  bar: 6,
  /** 1 when pay is stated. */
  stated: 1,
  /** The number of "Posted within" options that the job is recent enough for. */
  ages: 3,
  /** 1 when the head contains the words. */
  headed: 1,
  /** One bit for each chosen filter group that the job does not pass. */
  missed: 6,
} as const;

export type Fact = keyof typeof factBits;

/** Facts in the order of their bits. */
export const facts = Object.keys(factBits) as Fact[];

/** Packed facts, keyed by combination of adapters joined by commas. */
export type PackedJobs = Record<string, number[]>;

/** Returns the position of a fact's lowest bit. */
export const factShift = (fact: Fact): number =>
  facts.slice(0, facts.indexOf(fact)).reduce((sum, lower) => sum + factBits[lower], 0);

/** The bits above the facts hold the day of the job, counted from 1970. */
export const dayShift: number = facts.reduce((sum, fact) => sum + factBits[fact], 0);
const lowest = 2 ** dayShift;

/** Returns the facts of a packed job as a 32-bit integer, which `factReader` reads from. */
export const lowBits = (packed: number): number => packed % lowest;

/** Returns the day of a packed job. */
export const dayOfPacked = (packed: number): number => Math.floor(packed / lowest);

/**
 * Creates a reader of one fact.
 *
 * @example const levelOf = factReader("level"); levelOf(lowBits(packed)) // 2
 */
export function factReader(fact: Fact): (low: number) => number {
  const [shift, mask] = [factShift(fact), 2 ** factBits[fact] - 1];
  return (low) => (low >>> shift) & mask;
}
