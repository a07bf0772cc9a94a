import { dollarScale, toDollars, type PayScale } from "../search/filters/pay-scale.ts";

type SalaryHistogramProps = {
  /** Jobs in steps of 5,000 US dollars a year. The last bar holds everything above. */
  counts: readonly number[];
  scale: PayScale;
  /** In thousands of the currency of `scale`. Bars below it turn grey. */
  minimum: number;
};

/**
 * Bars above the slider, each at its place on the slider's axis, in the units of a view box 240 wide and 64 high. All
 * bars of a colour are one path: forty elements would slow the page's start.
 */
export function SalaryHistogram({ counts, scale, minimum }: SalaryHistogramProps) {
  const highest = Math.max(1, ...counts);
  const axis = scale.max * scale.rate;
  const wide = (dollars: number) => (dollars / axis) * 240;
  const least = toDollars(scale, minimum);
  const bar = (count: number, index: number): string => {
    const height = count === 0 ? 0 : Math.max(2, Math.round((count / highest) * 62));
    const from = index * dollarScale.step;
    const to = index === counts.length - 1 ? axis : from + dollarScale.step;
    return `M${wide(from) + 0.5} 64v${-height}h${wide(to - from) - 1}v${height}z`;
  };
  const bars = counts.map(bar);
  const out = counts.filter((_, index) => (index + 1) * dollarScale.step <= least).length;
  return (
    <svg className="hist" viewBox="0 0 240 64" preserveAspectRatio="none" aria-hidden="true">
      <path className="out" d={bars.slice(0, out).join("")} />
      <path d={bars.slice(out).join("")} />
    </svg>
  );
}
