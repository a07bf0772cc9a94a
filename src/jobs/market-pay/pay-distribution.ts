/** Fewer jobs than this say nothing about a market. */
const minJobs = 10;

const maxBars = 16;

/** @property from, to amounts in a year; null at an end that is open */
export type PayBar = { from: number | null; to: number | null; jobs: number };

export type PayDistribution = {
  /** Yearly pay that this share of the jobs stays below. */
  percentiles: readonly { percent: number; pay: number }[];
  bars: readonly PayBar[];
  /** The ends of the drawn scale and the width of a bar. */
  start: number;
  end: number;
  step: number;
};

/**
 * Describes the yearly pay of jobs. Returns null when there are too few. The few lowest and highest are counted in the
 * first and the last bar, so that one typing error does not flatten the drawing.
 *
 * @param pays amounts in a year, in any order
 */
export function payDistribution(pays: readonly number[]): PayDistribution | null {
  if (pays.length < minJobs) return null;
  const sorted = pays.toSorted((a, b) => a - b);
  const [low, high] = [percentile(sorted, 4), percentile(sorted, 96)];
  const step = roundStep(Math.max(high - low, high / 100) / (maxBars - 2));
  const start = Math.floor(low / step) * step;
  const count = Math.max(1, Math.floor((high - start) / step) + 1);
  const end = start + count * step;
  const bars = Array.from({ length: count }, (_, at) => {
    const [from, to] = [start + at * step, start + (at + 1) * step];
    const isFirst = at === 0;
    const isLast = at === count - 1;
    const jobs = sorted.filter((pay) => (isFirst || pay >= from) && (isLast || pay < to)).length;
    return {
      from: isFirst && (sorted[0] ?? start) < start ? null : from,
      to: isLast && (sorted.at(-1) ?? end) >= end ? null : to,
      jobs,
    };
  });
  const percentiles = [10, 25, 50, 75, 90].map((percent) => ({ percent, pay: percentile(sorted, percent) }));
  return { percentiles, bars, start, end, step };
}

/** Interpolates between the two nearest values. */
function percentile(sorted: readonly number[], percent: number): number {
  const at = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at % 1);
}

/** Rounds up to 1, 2, 2.5, 4 or 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 2.5, 4, 5, 10].find((one) => one * power >= least) ?? 10);
}
