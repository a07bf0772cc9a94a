import { useId, type ReactNode } from "react";
import { Chip } from "../../ui/chip.tsx";
import type { Count } from "../search/filters/counts.ts";
import { countInText } from "./search-texts.ts";

export type FilterOption<Value extends string | number> = {
  value: Value;
  label: string;
  count?: Count;
  glyph?: ReactNode;
};

type FilterGroupProps<Value extends string | number> = {
  legend: string;
  /** Name of the parameter. */
  name: string;
  /** Whether the filter allows several values or one. */
  type: "checkbox" | "radio";
  options: readonly FilterOption<Value>[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
  children?: ReactNode;
  /** A sentence below the chips that explains what counts. */
  note?: string;
};

/** The values of one filter as chips, each with the number of jobs it would give. */
export function FilterGroup<Value extends string | number>(props: FilterGroupProps<Value>) {
  const { legend, name, type, options, chosen, onToggle, children, note } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={note && id}>
      <legend>{legend}</legend>
      <div className="cluster">
        {options.map(({ value, label, count, glyph }) => (
          <Chip
            key={value}
            type={type}
            name={name}
            value={value}
            label={label}
            glyph={glyph}
            count={count && countInText(count)}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
        ))}
        {children}
      </div>
      {note && (
        <p className="filter-note" id={id}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
