import { useEffect, useRef, useState } from "react";
import { Range } from "../../ui/range.tsx";

/** Milliseconds between the last movement and the search. */
const settle = 350;

type SalaryFilterProps = {
  /** Thousand dollars a year. */
  value: number;
  /** 40 counts, one for each 5K. */
  histogram: readonly number[];
  onChoose: (thousands: number) => void;
};

/** The minimum pay, below a histogram of the results. Bars below the minimum turn grey. */
export function SalaryFilter({ value, histogram, onChoose }: SalaryFilterProps) {
  const [moving, setMoving] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another filter may change before the slider settles, so the latest `onChoose` is used.
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const minimum = moving ?? value;
  const words = `$${minimum}K per year`;

  const move = (thousands: number): void => {
    setMoving(thousands);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      choose.current(thousands);
      setMoving(null);
    }, settle);
  };

  return (
    <div>
      <div className="lg">
        <label htmlFor="minimum-salary">Minimum salary</label>
        <output htmlFor="minimum-salary">{words}</output>
      </div>
      <Histogram counts={histogram} minimum={minimum} />
      <Range
        id="minimum-salary"
        name="salary"
        min={0}
        max={200}
        step={5}
        value={minimum}
        aria-valuetext={words}
        aria-describedby="minimum-salary-note"
        onChange={(event) => move(event.currentTarget.valueAsNumber)}
      />
      <div className="salary-n" aria-hidden="true">
        <span>$0K</span>
        <span>$200K</span>
      </div>
      <p className="filter-note" id="minimum-salary-note">
        {minimum === 0
          ? "With a minimum, a job counts if the top of its range reaches it."
          : `A job counts if the top of its range reaches $${minimum},000. Jobs that state no pay are left out unless you tick them.`}{" "}
        Hours become years at 40 a week, other currencies at fixed rates.
      </p>
    </div>
  );
}

/** Drawn in units of its own view box: 6 wide for each bar, 64 high. */
function Histogram({ counts, minimum }: { counts: readonly number[]; minimum: number }) {
  const highest = Math.max(1, ...counts);
  return (
    <svg
      className="hist"
      viewBox={`0 0 ${counts.length * 6} 64`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {counts.map((count, index) => {
        const height = count === 0 ? 0 : Math.max(2, Math.round((count / highest) * 62));
        const isBelow = index * 5 < minimum;
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            key={index}
            x={index * 6 + 0.5}
            y={64 - height}
            width="5"
            height={height}
            className={isBelow ? "out" : undefined}
          />
        );
      })}
    </svg>
  );
}
