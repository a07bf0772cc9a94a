import type { LucideIcon } from "lucide-react";
import { Icon } from "./icon.tsx";

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  icon?: LucideIcon;
};

type SegmentsProps<Value extends string> = {
  /** What is being chosen, for people who do not see it. */
  label: string;
  /** Field name: each segment is a submit button of the form around it, so it works without script. */
  name: string;
  segments: readonly Segment<Value>[];
  /** Null when not known yet. */
  value: Value | null;
  /** With script: called instead of submitting. */
  onChoose: (value: Value) => void;
};

/** Two or three views of the same thing. */
export function Segments<Value extends string>({
  label,
  name,
  segments,
  value,
  onChoose,
}: SegmentsProps<Value>) {
  return (
    <fieldset className="seg" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="submit"
          name={name}
          value={segment.value}
          aria-pressed={segment.value === value}
          onClick={(event) => {
            event.preventDefault();
            onChoose(segment.value);
          }}
        >
          {segment.icon && <Icon of={segment.icon} size="sm" />}
          {segment.label}
        </button>
      ))}
    </fieldset>
  );
}
