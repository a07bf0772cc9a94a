/** Bars of the salary histogram: 5K each from 0; the last holds everything above. */
export const histogramBars = 40;

/**
 * What is counted about a job, and the bits that each takes, the first fact lowest. All of it is one number: so
 * thousands of jobs come from the database as a short text, and counting them here takes less time than the database
 * needs to plan the counting.
 */
export const factBits = {
  /** 0 unknown, else one more than its place in `jobTypes`; so for the next two. */
  type: 3,
  level: 3,
  mode: 2,
  /** 0 without yearly pay, else one more than the bar of the histogram. */
  bar: 6,
  /** 1 when pay is stated. */
  stated: 1,
  /** How many of the ages of "Posted within" the job is young enough for. */
  ages: 3,
  /** 1 when the words stand in the head. */
  headed: 1,
  /** A bit for each chosen group of filters that the job does not pass. */
  missed: 6,
} as const;

export type Fact = keyof typeof factBits;

/** Facts in the order of their bits. */
export const facts = Object.keys(factBits) as Fact[];

/** Packed facts by combination of adapters, joined by commas. */
export type PackedJobs = Record<string, number[]>;

/** Where the bits of a fact begin. */
export const factShift = (fact: Fact): number =>
  facts.slice(0, facts.indexOf(fact)).reduce((sum, lower) => sum + factBits[lower], 0);

/** Above the facts stands the day of the job, counted from 1970. */
export const dayShift: number = facts.reduce((sum, fact) => sum + factBits[fact], 0);
const lowest = 2 ** dayShift;

/** The facts of a packed job, which an integer of 32 bits holds: what `factReader` reads from. */
export const lowBits = (packed: number): number => packed % lowest;

/** The day of a packed job. */
export const dayOfPacked = (packed: number): number => Math.floor(packed / lowest);

/**
 * A reader of one fact.
 *
 * @example const levelOf = factReader("level"); levelOf(lowBits(packed)) // 2
 */
export function factReader(fact: Fact): (low: number) => number {
  const [shift, mask] = [factShift(fact), 2 ** factBits[fact] - 1];
  return (low) => (low >>> shift) & mask;
}
