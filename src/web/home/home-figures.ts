/** A figure with its label. `isSample` figures are the placeholders of a fresh install and are marked as such. */
export type HomeFigure = { label: string; value: string; isSample: boolean };

/**
 * The three figures of the home page. The number of jobs is counted once there are real ones; CVs and their scores
 * are not counted yet, so those two stay samples.
 */
export function homeFigures({ jobs, areSamples }: { jobs: number; areSamples: boolean }): HomeFigure[] {
  const counted = !areSamples && jobs > 0;
  return [
    { label: "jobs available", value: counted ? roundedDown(jobs) : "10,000+", isSample: !counted },
    { label: "CVs built", value: "5,000+", isSample: true },
    { label: "ATS success rate", value: "85%", isSample: true },
  ];
}

/**
 * Rounded down to two significant digits with "+", so that it never says too much; exact below a hundred.
 *
 * @example roundedDown(10_482) // "10,000+"
 */
export function roundedDown(count: number): string {
  if (count < 100) return String(count);
  const unit = 10 ** (Math.floor(Math.log10(count)) - 1);
  return `${(Math.floor(count / unit) * unit).toLocaleString("en-GB")}+`;
}
