import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { parseMonthDate, writeMonthDate, type MonthDate } from "../../../text/periods.ts";

const months = Array.from({ length: 12 }, (_, index) => {
  const date = new Date(Date.UTC(2000, index));
  const named = (month: "short" | "long") =>
    new Intl.DateTimeFormat("en-GB", { month, timeZone: "UTC" }).format(date);
  return { number: index + 1, short: named("short"), long: named("long") };
});

type MonthPickerProps = {
  /** The text of the field. */
  text: string;
  /** The year to begin with if the text has none. */
  year: number;
  /** Whether the date may be "Present". */
  isEnd: boolean;
  onChoose: (text: string) => void;
};

/** A year and its twelve months. It writes the date as people type it. */
export function MonthPicker({ text, year: begin, isEnd, onChoose }: MonthPickerProps) {
  const id = useId();
  const read = parseMonthDate(text);
  const date = read === null || read === "present" ? null : read;
  const [typed, setTyped] = useState(String(date?.year ?? begin));
  const year = Number(typed);
  const isYear = Number.isInteger(year) && year >= 1900 && year <= 2199;
  const choose = (chosen: MonthDate) => onChoose(writeMonthDate(chosen));
  return (
    <div className="month-picker">
      <div className="month-year">
        <label className="label" htmlFor={id}>
          Year
        </label>
        <Input
          id={id}
          type="number"
          min={1900}
          max={2199}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <fieldset className="months">
        <legend className="sr">Month</legend>
        {months.map(({ number, short, long }) => (
          <button
            key={number}
            type="button"
            className="btn btn-quiet btn-sm"
            disabled={!isYear}
            aria-label={`${long} ${typed}`}
            aria-pressed={date?.year === year && date.month === number}
            onClick={() => choose({ year, month: number })}
          >
            {short}
          </button>
        ))}
      </fieldset>
      <div className="cluster">
        <Button look="quiet" size="sm" disabled={!isYear} onClick={() => choose({ year, month: null })}>
          Only the year
        </Button>
        {isEnd && (
          <Button look="quiet" size="sm" onClick={() => choose("present")}>
            Present
          </Button>
        )}
      </div>
    </div>
  );
}
