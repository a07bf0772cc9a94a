import { useEffect, useRef, useState } from "react";
import { Range } from "../../ui/range.tsx";
import { formatThousands, dollarScale, toDollars, type PayScale } from "../search/filters/pay-scale.ts";

type SalaryHistogramProps = {
  /** Jobs in steps of 5,000 US dollars a year. The last bar holds everything above. */
  counts: readonly number[];
  scale: PayScale;
  /** In thousands of the currency of `scale`. Bars below it turn grey. */
  minimum: number;
};

/** Milliseconds between the last movement of the slider and the search. */
const pause = 350;

type SalarySliderProps = {
  scale: PayScale;
  /** Thousands of its currency a year. */
  value: number;
  histogram: readonly number[];
  /** When the rates of other currencies were taken. */
  ratesDate: string;
  onChoose: (thousands: number) => void;
};

/** The minimum pay of a year, and a note of how pay is compared with it. */
export function SalarySlider({ scale, value, histogram, ratesDate, onChoose }: SalarySliderProps) {
  const [moving, setMoving] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another filter may change during the pause, so the latest `onChoose` is used.
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const minimum = moving ?? value;
  const amountText = (thousands: number) => formatThousands(scale, thousands);
  const words = `${amountText(minimum)} per year`;

  const move = (thousands: number): void => {
    setMoving(thousands);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      choose.current(thousands);
      setMoving(null);
    }, pause);
  };

  return (
    <div>
      <div className="lg">
        <label htmlFor="minimum-salary">Minimum salary</label>
        <output htmlFor="minimum-salary">{words}</output>
      </div>
      <SalaryHistogram counts={histogram} scale={scale} minimum={minimum} />
      <Range
        id="minimum-salary"
        name="salary"
        min={0}
        max={scale.max}
        step={scale.step}
        value={minimum}
        aria-valuetext={words}
        aria-describedby="minimum-salary-note"
        onChange={(event) => move(event.currentTarget.valueAsNumber)}
      />
      <div className="salary-n" aria-hidden="true">
        <span>{amountText(0)}</span>
        <span>{amountText(scale.max)}</span>
      </div>
      <p className="filter-note" id="minimum-salary-note">
        A job counts if the top of its range reaches {minimum === 0 ? "the minimum" : amountText(minimum)}.
        Hours become years at 2,080 (40 a week), days at 260, other currencies at the rates of {ratesDate}.
      </p>
    </div>
  );
}

/**
 * Bars above the slider, each at its place on the slider's axis, in the units of a view box 240 wide and 64 high. All
 * bars of a colour are one path: forty elements would slow the page's start.
 */
function SalaryHistogram({ counts, scale, minimum }: SalaryHistogramProps) {
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
