import { useEffect, useRef, useState } from "react";
import { Range } from "../../ui/range.tsx";
import { ratesDate } from "../../text/currency-rates.constants.ts";
import { formatThousands, type PayScale } from "../search/filters/pay-scale.ts";
import { SalaryHistogram } from "./salary-histogram.tsx";

/** Milliseconds between the last movement of the slider and the search. */
const pause = 350;

type SalarySliderProps = {
  scale: PayScale;
  /** Thousands of its currency a year. */
  value: number;
  histogram: readonly number[];
  onChoose: (thousands: number) => void;
};

/** The minimum pay of a year, and a note of how pay is compared with it. */
export function SalarySlider({ scale, value, histogram, onChoose }: SalarySliderProps) {
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
