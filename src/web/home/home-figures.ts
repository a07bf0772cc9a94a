/** A figure with its label. `isSample` figures are the placeholders of a fresh install and are marked as such. */
export type HomeFigure = { label: string; value: string; isSample: boolean };

export type CountedFigures = {
  jobs: number;
  areSamples: boolean;
  /** The number of CVs in accounts, and how many of them score 80 or more. */
  cvs: number;
  readyCvs: number;
};

/** The three figures of the home page. Each is a real count as soon as there is something to count. */
export function homeFigures({ jobs, areSamples, cvs, readyCvs }: CountedFigures): HomeFigure[] {
  const hasJobs = !areSamples && jobs > 0;
  const hasCvs = cvs > 0;
  return [
    { label: "jobs available", value: hasJobs ? roundedDown(jobs) : "10,000+", isSample: !hasJobs },
    { label: "CVs built", value: hasCvs ? roundedDown(cvs) : "5,000+", isSample: !hasCvs },
    {
      label: "ATS success rate",
      value: hasCvs ? `${Math.floor((100 * readyCvs) / cvs)}%` : "85%",
      isSample: !hasCvs,
    },
  ];
}

/**
 * Rounds down to two significant digits and adds "+", so that the figure is never too high. Exact below a hundred.
 *
 * @example roundedDown(10_482) // "10,000+"
 */
export function roundedDown(count: number): string {
  if (count < 100) return String(count);
  const unit = 10 ** (Math.floor(Math.log10(count)) - 1);
  return `${(Math.floor(count / unit) * unit).toLocaleString("en-GB")}+`;
}

/** Formats the number of jobs found in the last hour, which are counted up to a thousand: "412", "1,000+". */
export function foundFigure(count: number): string {
  return count < 1_000 ? String(count) : roundedDown(count);
}
