import type { FoundCount } from "../../jobs/read-home-figures.server.ts";

/** A count with its label. */
export type HomeFigure = { label: string; value: string };

export type CountedFigures = {
  jobs: number;
  areSamples: boolean;
  foundLastDay: FoundCount;
  /** Sources whose last reading succeeded. */
  sources: number;
  /** The number of CVs in accounts, and how many of them score 80 or more. */
  cvs: number;
  readyCvs: number;
};

/** Fewer CVs say too little to be shown. */
const fewestCvs = 200;

/** The three figures of the home page. Each is a real count. */
export function homeFigures(counted: CountedFigures): HomeFigure[] {
  const { jobs, areSamples, foundLastDay, sources, cvs, readyCvs } = counted;
  return [
    { label: areSamples ? "sample jobs" : "jobs available", value: roundedDown(jobs) },
    ...(areCvsShown(counted)
      ? [
          { label: "CVs built", value: roundedDown(cvs) },
          { label: "ATS success rate", value: `${Math.floor((100 * readyCvs) / cvs)}%` },
        ]
      : [
          { label: "new since yesterday", value: atLeast(foundLastDay) },
          { label: sources === 1 ? "source read" : "sources read", value: roundedDown(sources) },
        ]),
  ];
}

/** Whether the figures of CVs are shown, with their meaning in words. */
export const areCvsShown = ({ cvs }: Pick<CountedFigures, "cvs">): boolean => cvs >= fewestCvs;

const atLeast = ({ count, isExact }: FoundCount): string =>
  isExact || count >= 100 ? roundedDown(count) : `${count}+`;

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
