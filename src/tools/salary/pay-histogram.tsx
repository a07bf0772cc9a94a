import type { CSSProperties } from "react";
import type { PayBar, PayDistribution } from "../../jobs/market-pay/pay-distribution.ts";
import { Table } from "../../ui/table.tsx";
import { money, shortMoney } from "./currencies.ts";
import { roundMarketPay } from "./round-market-pay.ts";

const [width, height] = [1100, 176];

type PayHistogramProps = {
  distribution: PayDistribution;
  currency: string;
  /** The person's own pay in a year; null to mark none. */
  yearly: number | null;
  /** The word at that pay. */
  mark?: string;
  jobs: number;
  /** "Data analyst, Manchester" */
  what: string;
};

/** Bars of yearly pay. The dark part holds the middle half, the line is the median, and the dot is the person's pay. */
export function PayHistogram({
  distribution,
  currency,
  yearly,
  mark = "You",
  jobs,
  what,
}: PayHistogramProps) {
  const { bars, start, end, step, percentiles } = distribution;
  const tallest = Math.max(...bars.map((bar) => bar.jobs));
  const barWidth = width / bars.length;
  const at = (pay: number) => Math.min(Math.max((pay - start) / (end - start), 0), 1);
  const [, quarter, median, threeQuarters] = percentiles.map(({ pay }) => pay);
  const rectangles = (className: string) =>
    bars.map((bar, index) => {
      const tall = (bar.jobs / tallest) * (height - 26);
      return (
        <rect
          key={index}
          className={className}
          x={index * barWidth + 4}
          y={height - tall}
          width={barWidth - 8}
          height={tall}
          rx="2"
        />
      );
    });
  const description = `Histogram of yearly pay in ${jobs} jobs for ${what}, ${shortMoney(start, currency)} to ${shortMoney(end, currency)}. Median ${money(roundMarketPay(median), currency)}.`;
  const ticks = bars.map((_, index) => start + index * step).filter((_, index) => index % 2 === 0);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of elements */}
      <div className="histogram" role="img" aria-label={description}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          <defs>
            <clipPath id="middle-half">
              <rect
                x={at(quarter ?? start) * width}
                y="0"
                width={(at(threeQuarters ?? end) - at(quarter ?? start)) * width}
                height={height}
              />
            </clipPath>
          </defs>
          <g>{rectangles("bar")}</g>
          <g clipPath="url(#middle-half)">{rectangles("mid")}</g>
          <path className="base" d={`M0 ${height - 0.5}h${width}`} vectorEffect="non-scaling-stroke" />
          <path
            className="med"
            d={`M${at(median ?? start) * width} 0V${height}`}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span className="flag" style={{ "--x": at(median ?? start) * 100 } as CSSProperties}>
          Median {money(roundMarketPay(median), currency)}
        </span>
        {yearly !== null && (
          <span className="here" style={{ "--x": at(yearly) * 100 } as CSSProperties}>
            <i />
            {mark}
          </span>
        )}
        <div className="ticks">
          {ticks.map((tick) => (
            <span key={tick} style={{ "--x": at(tick) * 100 } as CSSProperties}>
              {shortMoney(tick, currency)}
            </span>
          ))}
        </div>
      </div>
      <p className="meta">One bar is {money(step, currency)} wide. The dark part holds the middle half.</p>
      <details className="fold">
        <summary>Show the bars as a table</summary>
        <Table columns={["Pay in a year", { heading: "Jobs", className: "r" }]}>
          {bars.map((bar, index) => (
            <tr key={index}>
              <th scope="row">{barLabel(bar, currency)}</th>
              <td className="r">{bar.jobs}</td>
            </tr>
          ))}
        </Table>
      </details>
    </>
  );
}

function barLabel({ from, to }: PayBar, currency: string): string {
  if (from === null && to === null) return "All";
  if (from === null) return `Below ${shortMoney(to ?? 0, currency)}`;
  if (to === null) return `${shortMoney(from, currency)} and more`;
  return `${shortMoney(from, currency)} to ${shortMoney(to, currency)}`;
}
