import { useEffect, useRef, useState } from "react";
import { Check } from "../../ui/check.tsx";
import { Range } from "../../ui/range.tsx";
import type { Facets } from "../search/filters/filters.ts";
import { salaryRange, type PayChoice } from "../search/filters/pay.ts";
import { countOnChip } from "./search-words.ts";

/** Milliseconds between the last movement of the slider and the search. */
const pause = 350;

type PayFilterProps = {
  /** Minimum in thousand dollars a year. */
  salary: number;
  chosen: readonly PayChoice[];
  facet: Facets["pay"];
  onChoose: (thousands: number) => void;
  onToggle: (value: PayChoice) => void;
};

/** The minimum pay, below a histogram of the results, and whether jobs without stated pay stay in the list. */
export function PayFilter({ salary, chosen, facet, onChoose, onToggle }: PayFilterProps) {
  return (
    <>
      <Slider value={salary} histogram={facet.histogram} onChoose={onChoose} />
      <fieldset>
        <legend className="sr">Stated pay</legend>
        {facet.choices.map(({ value, label, count }) => (
          <Check
            key={value}
            name="pay"
            value={value}
            label={label}
            count={countOnChip(count)}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
        ))}
      </fieldset>
    </>
  );
}

type SliderProps = {
  value: number;
  histogram: readonly number[];
  onChoose: (thousands: number) => void;
};

function Slider({ value, histogram, onChoose }: SliderProps) {
  const [moving, setMoving] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another filter may change during the pause, so the latest `onChoose` is used.
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
    }, pause);
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
        max={salaryRange.most}
        step={salaryRange.step}
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

/** Bars below the minimum turn grey. Drawn in units of its own view box: 6 wide for each bar, 64 high. */
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
        const isBelow = index * salaryRange.step < minimum;
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
